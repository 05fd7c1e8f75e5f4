import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { queryKey } from './use-call.ts'

/**
 * How responses in the cache look once a change is made. It is applied again to what is read meanwhile, so it leaves alone
 * what has the change already.
 */
export type Patch = { key: QueryKey; change: (data: unknown) => unknown }
/** A change that is shown: `patches` are replaced by those of the answer. */
export type ShownChange = { patches: Patch[] }

/** `read`: what the server said, by the hash of the query, where the screen shows something else. */
type Shown = { changes: ShownChange[]; read: Map<string, unknown>; isDrawing: boolean }
const shownIn = new WeakMap<QueryClient, Shown>()

/** Changes the cached responses of an endpoint, all or the one for an input; also the pages of a list read page by page. */
export function patch<E extends Endpoint>(
  endpoint: E,
  change: (output: Output<E>) => Output<E>,
  input?: CallInput<E>,
): Patch {
  return { key: queryKey(endpoint, input), change: (data) => inPages(data, change as (page: unknown) => unknown) }
}

/** Changes a cached value that is not the response itself but made of several. */
export function patchAt<T>(key: QueryKey, change: (data: T) => T): Patch {
  return { key, change: change as Patch['change'] }
}

/** What the server said last, without the changes that are only shown; undefined where nothing was read. */
export function readCached<T>(client: QueryClient, key: QueryKey): T | undefined {
  const query = client.getQueryCache().find<unknown>({ queryKey: key, exact: true })
  return query && (readOf(shownOf(client), query) as T | undefined)
}

/** Changes what the server said by what it has answered since, so that it need not be read again. */
export function changeCached(client: QueryClient, { key, change }: Patch): void {
  const shown = shownOf(client)
  for (const query of client.getQueryCache().findAll({ queryKey: key })) {
    if (query.state.data === undefined) continue
    shown.read.set(query.queryHash, change(readOf(shown, query)))
    draw(shown, query)
  }
}

/** Keeps a response that another call of the endpoint gave, for those that read it with this input. */
export function keepCached<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: CallInput<E>,
  output: Output<E>,
): void {
  client.setQueryData(queryKey(endpoint, input), output)
}

/** Shows a change from now on, in what is cached and in what is read meanwhile. */
export function showChange(client: QueryClient, patches: Patch[]): ShownChange {
  const shown = shownOf(client)
  const change = { patches }
  shown.changes.push(change)
  drawAll(client, patches)
  return change
}

/** The server has made a change: it belongs to what was read, and is shown until that is read again. */
export function settleChange(client: QueryClient, change: ShownChange, patches: Patch[]): void {
  const before = change.patches
  change.patches = patches
  for (const one of patches) changeCached(client, one)
  drawAll(client, [...before, ...patches])
}

/** Shows a change no longer; the others stay. */
export function hideChange(client: QueryClient, change: ShownChange): void {
  const shown = shownOf(client)
  shown.changes = shown.changes.filter((one) => one !== change)
  drawAll(client, change.patches)
}

function shownOf(client: QueryClient): Shown {
  const known = shownIn.get(client)
  if (known) return known
  const shown: Shown = { changes: [], read: new Map(), isDrawing: false }
  shownIn.set(client, shown)
  client.getQueryCache().subscribe((event) => {
    if (shown.isDrawing) return
    if (event.type === 'removed') shown.read.delete(event.query.queryHash)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // What the server says now replaces what it said, below the changes that are still shown.
    shown.read.delete(event.query.queryHash)
    draw(shown, event.query)
  })
  return shown
}

function drawAll(client: QueryClient, patches: Patch[]): void {
  const shown = shownOf(client)
  const queries = patches.flatMap(({ key }) => client.getQueryCache().findAll({ queryKey: key }))
  for (const query of new Set(queries)) draw(shown, query)
}

function draw(shown: Shown, query: Query): void {
  if (query.state.data === undefined) return
  const patches = shown.changes
    .flatMap((change) => change.patches)
    .filter(({ key }) => partialMatchKey(query.queryKey, key))
  const read = readOf(shown, query)
  const data = patches.reduce((seen, { change }) => change(seen), read)
  if (patches.length === 0) shown.read.delete(query.queryHash)
  else shown.read.set(query.queryHash, read)
  const { data: drawn, dataUpdatedAt, isInvalidated } = query.state
  if (data === drawn) return
  shown.isDrawing = true
  try {
    // As old as what was read, and as stale.
    query.setData(data, { manual: true, updatedAt: dataUpdatedAt })
    if (isInvalidated) query.invalidate()
  } finally {
    shown.isDrawing = false
  }
}

function readOf(shown: Shown, query: Query): unknown {
  return shown.read.has(query.queryHash) ? shown.read.get(query.queryHash) : query.state.data
}

function inPages(data: unknown, change: (page: unknown) => unknown): unknown {
  if (!isPages(data)) return change(data)
  const pages = data.pages.map(change)
  return pages.every((page, at) => page === data.pages[at]) ? data : { ...data, pages }
}

function isPages(data: unknown): data is { pages: unknown[]; pageParams: unknown[] } {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}
