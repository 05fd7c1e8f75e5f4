/** Problem keys by the field that they are about. */
export type FieldProblems = { [field: string]: string | undefined }

/** What a form says: the fields that its own check found wrong, and what the server refused, with the value that it refused. */
export type Told = {
  wrong: readonly string[]
  refused: Readonly<Record<string, { problem: string; value: string }>>
}

export const NOTHING_TOLD: Told = { wrong: [], refused: {} }

/** A value of a field, so that a refusal knows whether it is still about what is written there. */
export function asRefused(values: object, field: string): string {
  return JSON.stringify((values as Record<string, unknown>)[field]) ?? ''
}

/**
 * What a form goes on saying: a field drops out as soon as it is valid and is quiet until the next submit; a refusal of the
 * server drops out with the value that was refused. Answers `told` itself when nothing drops out.
 */
export function stillTold(told: Told, found: FieldProblems, values: object): Told {
  const wrong = told.wrong.filter((field) => found[field] !== undefined)
  const kept = Object.entries(told.refused).filter(([field, { value }]) => asRefused(values, field) === value)
  const isSame = wrong.length === told.wrong.length && kept.length === Object.keys(told.refused).length
  return isSame ? told : { wrong, refused: Object.fromEntries(kept) }
}

/** The problem to show at each field, as it is now: a title that was missing and is too long now is too long. */
export function shownProblems(told: Told, found: FieldProblems): FieldProblems {
  const shown: FieldProblems = {}
  for (const [field, { problem }] of Object.entries(told.refused)) shown[field] = problem
  for (const field of told.wrong) shown[field] = found[field]
  return shown
}
