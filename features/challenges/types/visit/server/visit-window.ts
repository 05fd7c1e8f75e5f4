import type { VisitData } from '../contract.ts'

/** Whether a visit has not begun, is open, or is over; '' has no limit. */
export function stateOfVisit({ from, to }: VisitData, now: Date): 'early' | 'open' | 'over' {
  if (from !== '' && now.getTime() < Date.parse(from)) return 'early'
  return to !== '' && Date.parse(to) <= now.getTime() ? 'over' : 'open'
}
