import { DURATION_MONTHS, SECONDS_A_MONTH } from './rules.ts'

/** When badges of a template end: on a fixed date, a number of seconds after their issue, or (both null) never. */
export type Validity = { expirationDate: Date | null; expirationDuration: number | null }

type Chosen = {
  validity?: '' | 'infinite' | 'date' | 'duration'
  expirationDate?: string
  expirationDuration?: number
}

/**
 * Reads the validity that a form chose; undefined when nothing was, when its date is missing or past, or when its duration is
 * no months. Without `validity` whichever of the two is given counts, as in the specification's payload.
 */
export function readValidity(chosen: Chosen, now: Date): Validity | undefined {
  const { expirationDate = '', expirationDuration = 0 } = chosen
  const validity = chosen.validity || (expirationDate ? 'date' : expirationDuration ? 'duration' : '')
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
