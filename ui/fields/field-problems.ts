/** Problem keys by field. */
export type FieldProblems = { [field: string]: string | undefined }

/** The errors of a form: fields that failed its own check, and refusals of the server with the refused value. */
export type Told = {
  wrong: readonly string[]
  refused: Readonly<Record<string, { problem: string; value: string }>>
}

export const NOTHING_TOLD: Told = { wrong: [], refused: {} }

/** A field's value in a comparable form, so that a refusal ends when the value changes. */
export function asRefused(values: object, field: string): string {
  return JSON.stringify((values as Record<string, unknown>)[field]) ?? ''
}

/**
 * The errors that remain: a field drops out as soon as it is valid, until the next submit; a refusal of the server
 * drops out with the refused value. Returns `told` itself when nothing drops out.
 */
export function stillTold(told: Told, found: FieldProblems, values: object): Told {
  const wrong = told.wrong.filter((field) => found[field] !== undefined)
  const kept = Object.entries(told.refused).filter(([field, { value }]) => asRefused(values, field) === value)
  const isSame = wrong.length === told.wrong.length && kept.length === Object.keys(told.refused).length
  return isSame ? told : { wrong, refused: Object.fromEntries(kept) }
}

/** The current problem of each field: a missing title that is now too long is too long. */
export function shownProblems(told: Told, found: FieldProblems): FieldProblems {
  const shown: FieldProblems = {}
  for (const [field, { problem }] of Object.entries(told.refused)) shown[field] = problem
  for (const field of told.wrong) shown[field] = found[field]
  return shown
}
