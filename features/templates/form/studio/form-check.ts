import type { Language } from '#base/text.ts'
import { templateFields } from '../../contract.ts'
import type { Category } from '../../rules.ts'
import { fieldProblems } from '../field-rules.ts'
import { toCall } from './form-call.ts'
import type { FormValues } from './form-values.ts'

/** Problem keys by field of the call; the picture's field is `picture`. */
export type FormProblems = { [field: string]: string | undefined }

/** The fields in the first of a phone's two steps. */
export const CONTENT_FIELDS = [
  'picture',
  'name',
  'description',
  'criteria',
  'validity',
  'imageAlt',
  'startDate',
  'endDate',
  'timeZone',
  'location',
  'streetAddress',
  'folderId',
]
/** The fields in the part that can be closed: none that a template needs. */
export const ADVANCED_FIELDS = ['points', 'limit']

const SKILL_FIELDS = ['alignment', 'tags', 'credits']

/** Whether a field belongs to the part about skills; those of one skill are named `alignment.2.targetUrl`. */
export function isSkillField(field: string): boolean {
  return SKILL_FIELDS.includes(field.split('.')[0] ?? '')
}

/** The fields of the call, with picture and folder as the form has them. */
export function formFields(category: Category, values: FormValues, lang: Language) {
  return { ...toCall(category, values, lang), picture: values.picture, folderId: values.folderId }
}

/** The problems of a form, by field: the category's rules, the call's own schema, and the choice of a folder. */
export function formProblems(
  category: Category,
  fields: ReturnType<typeof formFields>,
  folders: { id: string }[] = [],
): FormProblems {
  const facts = { now: new Date(), hasPicture: fields.picture !== '' }
  const { image, ...lacking } = fieldProblems(category, fields, facts)
  const found: FormProblems = image ? { picture: image, ...lacking } : lacking
  const parsed = templateFields.safeParse(fields)
  for (const issue of parsed.error?.issues ?? []) found[fieldOf(issue.path)] ??= issue.message
  if (folders.length > 0 && !folders.some(({ id }) => id === fields.folderId)) found.folderId = 'folderMissing'
  return found
}

/** A field by the path of its problem; only skills have fields of their own, and validity is three in the call. */
function fieldOf(path: readonly PropertyKey[]): string {
  if (path[0] === 'expirationDate' || path[0] === 'expirationDuration') return 'validity'
  return path[0] === 'alignment' ? path.map(String).join('.') : String(path[0])
}
