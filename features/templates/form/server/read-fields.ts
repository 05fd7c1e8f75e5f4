import type { z } from 'zod'
import { InvalidInput } from '#base/problem.ts'
import type { Alignment } from '#credentials/badges/build-badge.ts'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import type { templateFields } from '../../contract.ts'
import type { Category } from '../../rules.ts'
import { keptTags, type Skill } from '../../skills/rules.ts'
import { readValidity } from '../../validity-rules.ts'
import { fieldProblems } from '../field-rules.ts'
import { membershipWords } from '../membership-texts.ts'

type Fields = z.output<typeof templateFields>
type Facts = { now: Date; hasPicture: boolean; issuerName: string; mayGivePoints: boolean }

/**
 * The columns for a form's fields; fields that the category does not have stay empty. Throws the first key of
 * `fieldProblems`, and `pointsNotAllowed`.
 */
export function readFields(category: Category, fields: Fields, facts: Facts) {
  const asks = CATEGORY_FIELDS[category]
  const [problem] = Object.values(fieldProblems(category, fields, facts))
  if (problem) throw new InvalidInput(problem)
  const points = asks.points ? fields.points : 0
  if (points !== 0 && !facts.mayGivePoints) throw new InvalidInput('pointsNotAllowed')
  const words = asks.title ? fields : membershipWords(facts.issuerName, fields.lang)
  const color = asks.look === 'shapes' ? fields.hexColorRef || fields.themeBgColor : ''
  return {
    lang: fields.lang,
    name: words.name,
    description: fields.description,
    criteria: words.criteria,
    imageAlt: fields.imageAlt,
    themeBgColor: color || fields.themeBgColor,
    themeTextColor: fields.themeTextColor,
    themeCardEffect: fields.themeCardEffect,
    themeTextureImageURL: fields.themeTextureImageURL,
    themeIsLogoBack: fields.themeIsLogoBack,
    themeShape: asks.look === 'shapes' ? fields.themeShape : ('shape_1' as const),
    hexColorRef: color,
    timestamped: asks.timestamped && fields.timestamped,
    points,
    limit: fields.limit,
    ...readEvent(asks.event, fields),
    optionName: asks.options && fields.optionName,
    optionSeat: asks.options && fields.optionSeat,
    optionSection: asks.options && fields.optionSection,
    alignment: fields.alignment.map(withoutEmpty),
    tags: keptTags(fields.tags),
    credits: fields.credits,
    suspendable: fields.suspendable,
    ...((asks.validity && readValidity(fields, facts.now)) || { expirationDate: null, expirationDuration: null }),
  }
}

function withoutEmpty({ targetName, targetUrl, ...rest }: Skill): Alignment {
  const given = Object.entries(rest).filter(([, value]) => value !== '')
  return { targetName, targetUrl, ...Object.fromEntries(given) }
}

function readEvent(isEvent: boolean, { location = '', streetAddress, startDate, endDate, timeZone }: Fields) {
  if (!isEvent) return { location: '', streetAddress: '', startDate: null, endDate: null, timeZone: '' }
  return {
    location,
    streetAddress: location ? streetAddress : '',
    startDate: new Date(startDate),
    endDate: new Date(endDate),
    timeZone: timeZone || 'UTC',
  }
}
