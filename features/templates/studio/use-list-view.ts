import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  CURSOR_MAX,
  cutSearch,
  EVENT_STATES,
  type EventState,
  PAGES_MAX,
  TEMPLATE_ORDERS,
  type TemplateOrder,
} from '../rules.ts'

export const STATUSES = ['all', 'published', 'unpublished'] as const
export type ListStatus = (typeof STATUSES)[number]

type Flags = {
  status?: ListStatus
  event?: EventState
  order?: TemplateOrder
  filter?: string
  page?: number
  after?: string
  before?: string
  add?: 1
  send?: string | 1
  hash?: string
  edit?: string
  clone?: string
}

/**
 * The list's view state, which lives in the address: `add=1`, `send=1` (or a template), `hash=`, the tab, the chip, the
 * order, the filter and the page. `show` changes some of it and keeps the rest.
 */
export function useListView() {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const status = STATUSES.find((known) => known === search.status) ?? 'all'
  const event = EVENT_STATES.find((known) => known === search.event) ?? 'all'
  const view = {
    status,
    event,
    order: TEMPLATE_ORDERS.find((known) => known === search.order) ?? 'newest',
    // An address typed by hand may hold a number, or a text longer than a call accepts.
    filter: search.filter === undefined ? '' : cutSearch(String(search.filter)),
    page: Math.min(PAGES_MAX, Math.max(1, Math.trunc(Number(search.page)) || 1)),
    after: cursorOf(search.after),
    before: cursorOf(search.before),
    isAdding: String(search.add ?? '') === '1',
    send: search.send === undefined ? undefined : String(search.send),
    hash: search.hash === undefined ? undefined : String(search.hash),
    edit: search.edit === undefined ? undefined : String(search.edit),
    clone: search.clone === undefined ? undefined : String(search.clone),
    isDialogOpen: ['add', 'send', 'hash', 'edit', 'clone'].some((flag) => search[flag] !== undefined),
  }
  const show = (flags: Flags) => {
    const next = { ...search, ...flags }
    if (next.status === 'all') next.status = undefined
    if (next.event === 'all') next.event = undefined
    if (next.order === 'newest') next.order = undefined
    if (next.filter === '') next.filter = undefined
    // The first page shows the newest, so it needs no cursor.
    if (next.page === 1) Object.assign(next, { page: undefined, after: undefined, before: undefined })
    void navigate({ to: '.', search: next as never, resetScroll: false })
  }
  return { view, show }
}

function cursorOf(text: unknown): string {
  return typeof text === 'string' && text.length <= CURSOR_MAX ? text : ''
}
