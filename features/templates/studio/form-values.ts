import type { CallInput, Output } from '#base/endpoint.ts'
import type { Language } from '#base/text.ts'
import { type CardSpec, DEFAULT_THEMES, type CardEffect as Effect } from '#card/card-spec.ts'
import { cardFace } from '../card-texts.ts'
import type { createTemplate, getTemplate } from '../contract.ts'
import { monthsOf, SECONDS_A_MONTH } from '../rules.ts'
import { readValidity } from '../validity-rules.ts'

export type Template = Output<typeof getTemplate>

/** What the form holds; all of it can be kept on this device. */
export type FormValues = {
  name: string
  description: string
  criteria: string
  /** A `data:` address of a newly cut picture, the stored picture's address, or ''. */
  picture: string
  themeBgColor: string
  themeTextColor: string
  themeCardEffect: Effect
  themeTextureImageURL: 'texture_1' | 'texture_2' | 'texture_3' | 'texture_4' | 'texture_5' | 'texture_6'
  themeIsLogoBack: boolean
  timestamped: boolean
  validity: '' | 'infinite' | 'date' | 'duration'
  /** `YYYY-MM-DD`, or ''. */
  endDate: string
  months: number
  points: string
  negative: boolean
  draft: boolean
}

/** The values of an empty form, or of a template to edit. */
export function startValues(template?: Template): FormValues {
  const theme = DEFAULT_THEMES.basic
  if (!template) {
    return {
      name: '',
      description: '',
      criteria: '',
      picture: '',
      themeBgColor: theme.backgroundColor,
      themeTextColor: theme.textColor,
      themeCardEffect: 'glare',
      themeTextureImageURL: theme.texture,
      themeIsLogoBack: true,
      timestamped: false,
      validity: '',
      endDate: '',
      months: 12,
      points: '',
      negative: false,
      draft: false,
    }
  }
  const { data } = template
  return {
    name: data.name,
    description: data.description,
    criteria: data.criteria,
    picture: data.image,
    themeBgColor: data.badgeTheme.backgroundCardColor,
    themeTextColor: data.badgeTheme.textColor,
    themeCardEffect: data.badgeTheme.cardEffect,
    themeTextureImageURL: data.badgeTheme.textureImageURL as FormValues['themeTextureImageURL'],
    themeIsLogoBack: data.badgeTheme.isLogoBack,
    timestamped: data.timestamped,
    validity: data.expirationDate ? 'date' : data.expirationDuration ? 'duration' : 'infinite',
    endDate: data.expirationDate.slice(0, 10),
    months: data.expirationDuration ? monthsOf(data.expirationDuration) : 12,
    points: data.points === 0 ? '' : String(Math.abs(data.points)),
    negative: data.points < 0,
    draft: false,
  }
}

/** The call's fields for the form's values, without the picture. */
export function toCall(
  values: FormValues,
  lang: Language,
): Omit<CallInput<typeof createTemplate>, 'category' | 'image'> {
  const points = values.points === '' ? 0 : Number(values.points)
  return {
    lang,
    name: values.name,
    description: values.description,
    criteria: values.criteria,
    themeBgColor: values.themeBgColor,
    themeTextColor: values.themeTextColor,
    themeCardEffect: values.themeCardEffect,
    themeTextureImageURL: values.themeTextureImageURL,
    themeIsLogoBack: values.themeIsLogoBack,
    timestamped: values.timestamped,
    validity: values.validity as 'infinite',
    expirationDate: values.validity === 'date' && values.endDate ? endOfDay(values.endDate) : '',
    expirationDuration: values.validity === 'duration' ? values.months * SECONDS_A_MONTH : 0,
    points: values.negative ? -points : points,
    draft: values.draft,
  }
}

/** The card as the form has it. */
export function cardOfForm(
  values: FormValues,
  issuer: { name: string; profileImage: string },
  language: Language,
): CardSpec {
  const { expirationDate = '', expirationDuration = 0 } = toCall(values, language)
  const chosen = { validity: values.validity || 'infinite', expirationDate, expirationDuration } as const
  const validity = readValidity(chosen, new Date()) ?? { expirationDate: null, expirationDuration: null }
  return {
    category: 'basic',
    language,
    title: values.name,
    issuerName: issuer.name,
    issuerImage: issuer.profileImage,
    image: values.picture,
    backgroundColor: values.themeBgColor,
    textColor: values.themeTextColor,
    effect: values.themeCardEffect,
    texture: values.themeTextureImageURL,
    isLogoBack: values.themeIsLogoBack,
    shape: 'shape_1',
    ...cardFace({ category: 'basic', ...validity, months: monthsOf(validity.expirationDuration ?? 0) }, language),
    timestamped: values.timestamped,
  }
}

/** A day counts until its end, wherever the holder is asked (UTC). */
function endOfDay(day: string): string {
  return `${day}T23:59:59Z`
}
