import type { HistoryOf } from '#features/insights/studio/stops.tsx'
import { DETAIL } from '#features/templates/list/studio/list-view.ts'

const FILTERS = {
  cameBack: { status: 'bounced' },
  neverOpened: { opened: 'no' },
  openedOnly: { opened: 'yes' },
} as const

/** The address of a template's history, narrowed to the people of a line of where it stops. */
export const historyHref: HistoryOf = ({ templateId, category }, kind, span) => {
  const filter = { tab: 'history', ...FILTERS[kind], sentFrom: span.from, sentTo: span.to }
  const query = new URLSearchParams({ hash: templateId })
  for (const [name, value] of Object.entries(filter)) query.set(`${DETAIL}${name}`, value)
  return `/templates/${category}?${query}`
}

/** The address of a template's detail. */
export function templateHref(templateId: string, category: string): string {
  return `/templates/${category}?${new URLSearchParams({ hash: templateId })}`
}
