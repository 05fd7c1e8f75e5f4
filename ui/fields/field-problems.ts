/** Problem keys by field. */
export type FieldProblems = { [field: string]: string | undefined }

/** The errors of a form: fields that failed its own check, and refusals of the server with the refused value. */
export type ShownErrors = {
  wrong: readonly string[]
  refused: Readonly<Record<string, { problem: string; value: string }>>
}

export const NO_ERRORS: ShownErrors = { wrong: [], refused: {} }

/** A field's value in a comparable form, so that a refusal ends when the value changes. */
export function asRefused(values: object, field: string): string {
  return JSON.stringify((values as Record<string, unknown>)[field]) ?? ''
}

/**
 * The errors that remain: a field drops out as soon as it is valid, until the next submit; a refusal of the server
 * drops out with the refused value. Returns `errors` itself when nothing drops out.
 */
export function remainingErrors(errors: ShownErrors, found: FieldProblems, values: object): ShownErrors {
  const wrong = errors.wrong.filter((field) => found[field] !== undefined)
  const kept = Object.entries(errors.refused).filter(([field, { value }]) => asRefused(values, field) === value)
  const isSame = wrong.length === errors.wrong.length && kept.length === Object.keys(errors.refused).length
  return isSame ? errors : { wrong, refused: Object.fromEntries(kept) }
}

/** The current problem of each field: a missing title that is now too long is too long. */
export function shownProblems(errors: ShownErrors, found: FieldProblems): FieldProblems {
  const shown: FieldProblems = {}
  for (const [field, { problem }] of Object.entries(errors.refused)) shown[field] = problem
  for (const field of errors.wrong) shown[field] = found[field]
  return shown
}
