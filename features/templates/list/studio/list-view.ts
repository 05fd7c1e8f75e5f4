import type { CallInput } from '#base/endpoint.ts'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import type { listTemplates } from '../../contract.ts'
import {
  type Category,
  CURSOR_MAX,
  cutSearch,
  EVENT_STATES,
  type EventState,
  PAGES_MAX,
  TEMPLATE_ORDERS,
  type TemplateOrder,
} from '../../rules.ts'

export const STATUSES = ['all', 'published', 'unpublished'] as const
export type ListStatus = (typeof STATUSES)[number]

/** Begins the names of what is shown of one template over the list; it ends with the dialog. */
export const DETAIL = 'detail-'

type Search = Record<string, unknown>
export type Flags = {
  status?: ListStatus
  event?: EventState
  order?: TemplateOrder
  filter?: string
  page?: number
  after?: string
  before?: string
  add?: 1
  /** With `add`: the form starts as the community's first card, or from an example. */
  first?: 1
  /** With `add`: the form starts with the event of this template. */
  of?: string
  send?: string | 1
  hash?: string
  edit?: string
  clone?: string
  /** With `hash`: the tab that is asked for. */
  'detail-tab'?: 'history'
}

/** The view of a template's history over its list. */
export function historyOf(hash: string): Flags {
  return { hash, 'detail-tab': 'history' }
}

/** The view of a list by its address, in which people may have typed anything. */
export function readListView(search: Search) {
  return {
    status: STATUSES.find((known) => known === search.status) ?? 'all',
    event: EVENT_STATES.find((known) => known === search.event) ?? 'all',
    order: TEMPLATE_ORDERS.find((known) => known === search.order) ?? 'newest',
    // It may be a number, or longer than a call accepts.
    filter: search.filter === undefined ? '' : cutSearch(String(search.filter)),
    page: Math.min(PAGES_MAX, Math.max(1, Math.trunc(Number(search.page)) || 1)),
    after: cursorOf(search.after),
    before: cursorOf(search.before),
    isAdding: String(search.add ?? '') === '1',
    isFirst: String(search.first ?? '') === '1',
    of: textOf(search.of),
    send: textOf(search.send),
    hash: textOf(search.hash),
    edit: textOf(search.edit),
    clone: textOf(search.clone),
    isDialogOpen: ['add', 'send', 'hash', 'edit', 'clone'].some((flag) => search[flag] !== undefined),
  }
}

/** The call for a category's list in a view. */
export function listOf(category: Category, view: ReturnType<typeof readListView>): CallInput<typeof listTemplates> {
  const { status, event, order, filter: search, page: pageNumber, after, before } = view
  const ofEvent = CATEGORY_FIELDS[category].event ? event : 'all'
  return { type: category, status, event: ofEvent, order, search, pageNumber, after, before }
}

/** The address after a change of the view, without default values. */
export function changeListView(search: Search, flags: Flags): Search {
  const next: Search = { ...search, ...flags }
  if (next.hash !== search.hash) {
    for (const key of Object.keys(next)) if (key.startsWith(DETAIL) && !(key in flags)) next[key] = undefined
  }
  if (next.status === 'all') next.status = undefined
  if (next.event === 'all') next.event = undefined
  if (next.order === 'newest') next.order = undefined
  if (next.filter === '') next.filter = undefined
  // The first page has the newest templates, whichever page was shown before.
  if (next.page === 1) Object.assign(next, { page: undefined, after: undefined, before: undefined })
  return next
}

/** The identifier of a template in an address: its hash without 0x, or a draft's id. */
export function idOf(template: { id: string; hash: string }): string {
  return template.hash ? template.hash.replace(/^0x/, '') : template.id
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

function cursorOf(text: unknown): string {
  return typeof text === 'string' && text.length <= CURSOR_MAX ? text : ''
}
