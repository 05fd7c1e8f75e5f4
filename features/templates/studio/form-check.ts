import type { Language } from '#base/text.ts'
import { templateFields } from '../contract.ts'
import { fieldProblems } from '../field-rules.ts'
import type { Category } from '../rules.ts'
import { toCall } from './form-call.ts'
import type { FormValues } from './form-values.ts'

/** Problem keys by field of the call; the picture's field is `picture`. */
export type FormProblems = { [field: string]: string | undefined }

/** The fields in the first of a phone's two steps. */
export const CONTENT_FIELDS = [
  'picture',
  'name',
  'description',
  'imageAlt',
  'startDate',
  'endDate',
  'timeZone',
  'location',
]
/** The fields in the part that can be closed. */
export const ADVANCED_FIELDS = ['criteria', 'validity', 'expirationDate', 'expirationDuration', 'points', 'limit']

/** The fields of the call, with the picture as the form has it. */
export function formFields(category: Category, values: FormValues, lang: Language) {
  return { ...toCall(category, values, lang), picture: values.picture }
}

/** The problems of a form, by field: the category's rules, then the call's own schema. */
export function formProblems(category: Category, fields: ReturnType<typeof formFields>): FormProblems {
  const facts = { now: new Date(), hasPicture: fields.picture !== '' }
  const { image, ...lacking } = fieldProblems(category, fields, facts)
  const found: FormProblems = image ? { picture: image, ...lacking } : lacking
  const parsed = templateFields.safeParse(fields)
  for (const issue of parsed.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message
  return found
}
