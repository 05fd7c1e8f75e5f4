import { CONTENT_FIELDS, type FormProblems } from './form-check.ts'

/** One of a phone's two steps: content, then look and advanced; undefined where all parts are below each other. */
export type FormStep = 1 | 2 | undefined

/** The step that has a field. */
export function stepOf(field: string): 1 | 2 {
  return CONTENT_FIELDS.includes(field) ? 1 : 2
}

/** Whether a field of the first step has a problem: its rule can break during the second, as when the event has ended. */
export function isContentWrong(problems: FormProblems): boolean {
  return CONTENT_FIELDS.some((field) => problems[field])
}

/** What the form's main button does, as a key of its words. */
export function actOf(step: FormStep, isNew: boolean, isDraft: boolean): 'goOn' | 'createDraft' | 'create' | 'save' {
  if (step === 1) return 'goOn'
  if (!isNew) return 'save'
  return isDraft ? 'createDraft' : 'create'
}
