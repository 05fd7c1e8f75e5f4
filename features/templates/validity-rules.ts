import { addMonths } from '#base/add-months.ts'
import { DURATION_MONTHS, monthsOf, SECONDS_A_MONTH } from './rules.ts'

/**
 * When badges of a template expire: on a fixed date, a duration in seconds (2,592,000 a month) after their issue, or
 * (both null) never.
 */
export type Validity = { expirationDate: Date | null; expirationDuration: number | null }

type Chosen = {
  validity?: '' | 'infinite' | 'date' | 'duration'
  expirationDate?: string
  expirationDuration?: number
}

/**
 * Reads the validity chosen in a form; undefined when none was chosen, when its date is missing or past, or when its
 * duration is not in whole months. Without `validity` the given date or duration counts, and neither means infinite.
 */
export function readValidity(chosen: Chosen, now: Date): Validity | undefined {
  const { expirationDate = '', expirationDuration = 0 } = chosen
  const given = expirationDate ? 'date' : expirationDuration ? 'duration' : undefined
  const validity = chosen.validity || (given ?? chosen.validity ?? 'infinite')
  if (validity === '') return undefined
  if (validity === 'infinite') return { expirationDate: null, expirationDuration: null }
  if (validity === 'date') {
    const date = new Date(expirationDate)
    return date > now ? { expirationDate: date, expirationDuration: null } : undefined
  }
  const months = expirationDuration / SECONDS_A_MONTH
  const isMonths = Number.isInteger(months) && months >= DURATION_MONTHS.min && months <= DURATION_MONTHS.max
  return isMonths ? { expirationDate: null, expirationDuration } : undefined
}

/**
 * When a badge issued at an instant expires: the fixed date, its calendar months after the issue, or never (undefined).
 */
export function endOfBadge(validity: Validity, issuedAt: Date): Date | undefined {
  if (validity.expirationDate) return validity.expirationDate
  if (validity.expirationDuration) return addMonths(issuedAt, monthsOf(validity.expirationDuration))
  return undefined
}
