import type { Language } from '#base/text.ts'
import { templateFields } from '../contract.ts'
import { fieldProblems } from '../field-rules.ts'
import type { Category } from '../rules.ts'
import { toCall } from './form-call.ts'
import type { FormValues } from './form-values.ts'

/** Problem keys by the field of the call that they belong to; the picture's is `picture`. */
export type FormProblems = { [field: string]: string | undefined }

/** What the first of a phone's two steps asks for. */
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
/** What stands in the part that can be closed. */
export const ADVANCED_FIELDS = ['criteria', 'validity', 'expirationDate', 'expirationDuration', 'points', 'limit']

/** What the call would get, with the picture as the form has it. */
export function formFields(category: Category, values: FormValues, lang: Language) {
  return { ...toCall(category, values, lang), picture: values.picture }
}

/** What is wrong in a form, by field: the category's rules, then the call's own schema. */
export function formProblems(category: Category, fields: ReturnType<typeof formFields>): FormProblems {
  const facts = { now: new Date(), hasPicture: fields.picture !== '' }
  const { image, ...lacking } = fieldProblems(category, fields, facts)
  const found: FormProblems = image ? { picture: image, ...lacking } : lacking
  const parsed = templateFields.safeParse(fields)
  for (const issue of parsed.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message
  return found
}
