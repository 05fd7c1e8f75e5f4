import { oneOf, pageOf, textOf, type ViewOf } from '#ui/lists/view-fields.ts'
import { PERIODS } from '../rules.ts'

export const ORDERS = ['sent', 'collected', 'title'] as const
export const ROW_SIZES = [10, 25, 50] as const

/** What of the page the address keeps. */
export const INSIGHTS_VIEW = {
  period: oneOf(PERIODS, '30days'),
  from: textOf(10),
  to: textOf(10),
  template: textOf(40),
  subs: oneOf(['', 'with'] as const, ''),
  order: oneOf(ORDERS, 'sent'),
  rows: oneOf(['10', '25', '50'] as const, '10'),
  page: pageOf(),
}
export type InsightsView = ViewOf<typeof INSIGHTS_VIEW>

/** The period of a view as the calls take it. */
export function periodOf({ period, from, to }: Pick<InsightsView, 'period' | 'from' | 'to'>) {
  return period === 'days' ? { period, from, to } : { period }
}
