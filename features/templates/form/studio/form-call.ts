import type { CallInput } from '#base/endpoint.ts'
import { type Language, say } from '#base/text.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { locationText } from '#features/places/rules.ts'
import { isDay, isMoment } from '#ui/fields/days/read-day.ts'
import { cardFacts } from '../../card-rules.ts'
import { cardFace } from '../../card-texts.ts'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import type { createTemplate } from '../../contract.ts'
import { instantOf } from '../../event/time-rules.ts'
import { type Category, SECONDS_A_MONTH } from '../../rules.ts'
import { readValidity } from '../../validity-rules.ts'
import { ticketExamples } from '../example-texts.ts'
import { membershipWords } from '../membership-texts.ts'
import { detailFieldWords, kindWords } from '../texts.ts'
import type { FormValues } from './form-values.ts'

/** The call's fields for the form's values, without the picture. */
export function toCall(
  category: Category,
  values: FormValues,
  lang: Language,
): Omit<CallInput<typeof createTemplate>, 'category' | 'image'> {
  const points = values.points === '' ? 0 : Number(values.points)
  const isEvent = CATEGORY_FIELDS[category].event
  const instant = (wall: string) => (isMoment(wall) ? (instantOf(wall, values.timeZone)?.toISOString() ?? '') : '')
  return {
    lang,
    name: values.name,
    description: values.description,
    criteria: values.criteria,
    imageAlt: altOf(category, values, lang),
    themeBgColor: values.themeBgColor,
    themeTextColor: values.themeTextColor,
    themeCardEffect: values.themeCardEffect,
    themeTextureImageURL: values.themeTextureImageURL,
    themeIsLogoBack: values.themeIsLogoBack,
    themeShape: values.themeShape,
    hexColorRef: category === 'role' ? values.themeBgColor : '',
    timestamped: values.timestamped,
    validity: values.validity,
    expirationDate: values.validity === 'date' && isDay(values.validUntil) ? endOfDay(values.validUntil) : '',
    expirationDuration: values.validity === 'duration' ? values.months * SECONDS_A_MONTH : 0,
    points: values.negative ? -points : points,
    limit: values.quantity === '' ? -1 : Number(values.quantity),
    ...(isEvent && {
      startDate: instant(values.startsAt),
      endDate: instant(values.endsAt),
      timeZone: values.timeZone,
      streetAddress: values.isVirtual ? '' : values.street,
      location: values.isVirtual ? '' : values.place ? locationText(values.place) : undefined,
    }),
    optionName: values.optionName,
    optionSeat: values.optionSeat,
    optionSection: values.optionSection,
    alignment: values.alignment,
    tags: values.tags,
    credits: readCredits(values.credits),
    suspendable: values.suspendable,
    draft: values.draft,
  }
}

/**
 * The picture's alternative text: the written one, else a proposal from the title and the kind of badge; '' without a
 * picture.
 */
export function altOf(category: Category, values: FormValues, lang: Language): string {
  if (values.imageAlt !== null) return values.imageAlt
  if (values.picture === '') return ''
  const [kind, title] = [say(kindWords[category], lang), values.name.trim()]
  return title
    ? say(detailFieldWords.altProposal, lang, { kind, title })
    : say(detailFieldWords.altUntitled, lang, { kind })
}

/** The card of the form's current values. */
export function cardOfForm(
  category: Category,
  values: FormValues,
  issuer: { name: string; profileImage: string },
  language: Language,
): CardSpec {
  const { name, location, startDate = '', timeZone = '', points = 0, ...fields } = toCall(category, values, language)
  const chosen = readValidity({ ...fields, validity: fields.validity || 'infinite' }, new Date())
  const validity = chosen ?? { expirationDate: null, expirationDuration: null }
  const start = startDate ? new Date(startDate) : null
  const asks = CATEGORY_FIELDS[category]
  const cardValues = { category, ...validity, points: asks.points ? points : 0, startDate: start, timeZone, location }
  return {
    category,
    language,
    title: asks.title ? (name ?? '') : membershipWords(issuer.name, language).name,
    issuerName: issuer.name,
    issuerImage: issuer.profileImage,
    image: values.picture,
    backgroundColor: values.themeBgColor,
    textColor: values.themeTextColor,
    effect: values.themeCardEffect,
    texture: values.themeTextureImageURL,
    isLogoBack: values.themeIsLogoBack,
    shape: values.themeShape,
    ...cardFace(cardFacts(cardValues), language),
    ...(asks.options && {
      ...(values.optionName && { holderName: say(ticketExamples.name, language) }),
      ...(values.optionSeat && { seat: say(ticketExamples.seat, language) }),
      ...(values.optionSection && { section: say(ticketExamples.section, language) }),
    }),
    timestamped: values.timestamped,
  }
}

/** A number as typed, with a decimal point or comma; NaN for anything else. */
function readCredits(typed: string): number {
  const text = typed.trim().replace(',', '.')
  return text === '' ? 0 : /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN
}

/** A date counts until its end in UTC, wherever the holder is. */
function endOfDay(day: string): string {
  return `${day}T23:59:59Z`
}
