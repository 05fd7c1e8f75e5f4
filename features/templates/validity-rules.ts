import { DURATION_MONTHS, SECONDS_A_MONTH } from './rules.ts'

/** When badges of a template end: on a fixed date, a number of seconds after their issue, or (both null) never. */
export type Validity = { expirationDate: Date | null; expirationDuration: number | null }

type Chosen = { validity: 'infinite' | 'date' | 'duration'; expirationDate: string; expirationDuration: number }

/** Reads the validity that a form chose; undefined when its date is missing or past, or its duration is no months. */
export function readValidity(chosen: Chosen, now: Date): Validity | undefined {
  if (chosen.validity === 'infinite') return { expirationDate: null, expirationDuration: null }
  if (chosen.validity === 'date') {
    const date = new Date(chosen.expirationDate)
    return date > now ? { expirationDate: date, expirationDuration: null } : undefined
  }
  const months = chosen.expirationDuration / SECONDS_A_MONTH
  const isMonths = Number.isInteger(months) && months >= DURATION_MONTHS.min && months <= DURATION_MONTHS.max
  return isMonths ? { expirationDate: null, expirationDuration: chosen.expirationDuration } : undefined
}
