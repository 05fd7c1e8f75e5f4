import type { Insights } from '../contract.ts'

/** A line of where it stops. */
export type StopKind = keyof Insights['stops']

/** Where the history of a template is, narrowed to those who stopped in some days. */
export type HistoryOf = (
  template: { templateId: string; category: string },
  kind: StopKind,
  span: { from: string; to: string },
) => string
