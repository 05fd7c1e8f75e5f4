import { z } from 'zod'

/**
 * The schema of an instant in UTC (`2026-03-01T18:00:00Z`), of the years 1 to 9999: the calendar of Postgres has no
 * year 0. `problem` is the key of the problem for any other value.
 */
export function instant(problem: string) {
  return z.iso.datetime(problem).refine(hasYear, problem)
}

/** An instant that may be absent in a call: '' means "none". */
export function optionalInstant(problem: string) {
  return z.union([z.literal(''), instant(problem)]).default('')
}

/** A calendar day (`2026-11-22`) that may be absent in a call: '' means "any". */
export function optionalDay(problem: string) {
  return z.union([z.literal(''), z.iso.date(problem).refine(hasYear, problem)], problem).default('')
}

/** Whether Postgres supports the year of an ISO 8601 instant. */
export function hasYear(text: string): boolean {
  return !text.startsWith('0000')
}
