import type { z } from 'zod'
import { InvalidInput } from '#base/problem.ts'
import type { templateFields } from '../contract.ts'
import { readValidity } from '../validity-rules.ts'

type Fields = z.output<typeof templateFields>

/** The columns that a form's fields fill. Throws `validityMissing` and `quantityNotValid`. */
export function readFields(fields: Fields, now: Date) {
  const validity = readValidity(fields, now)
  if (!validity) throw new InvalidInput('validityMissing')
  if (fields.limit === 0) throw new InvalidInput('quantityNotValid')
  return {
    lang: fields.lang,
    name: fields.name,
    description: fields.description,
    criteria: fields.criteria,
    imageAlt: fields.imageAlt,
    themeBgColor: fields.themeBgColor,
    themeTextColor: fields.themeTextColor,
    themeCardEffect: fields.themeCardEffect,
    themeTextureImageURL: fields.themeTextureImageURL,
    themeIsLogoBack: fields.themeIsLogoBack,
    themeShape: fields.themeShape,
    timestamped: fields.timestamped,
    points: fields.points,
    limit: fields.limit,
    ...validity,
  }
}
