/** What an address carries: its query, parsed by the router into texts, numbers and whatever people have typed. */
export type Query = Record<string, unknown>

/** A part of a list's view that the address keeps. */
export type ViewField<T extends string | number> = {
  /** Its value where the address says nothing. */
  start: T
  /** Undefined for anything that is not a value of the field. */
  read: (text: string) => T | undefined
  /** Belongs to the place within the list: any change of the rest leads back to its start. */
  isPlace?: boolean
}

export type ViewFields = Record<string, ViewField<string> | ViewField<number>>
export type ViewOf<F extends ViewFields> = { [K in keyof F]: F[K]['start'] }

/** One of some values: an order, a chip. */
export function oneOf<const V extends string, S extends V>(values: readonly V[], start: S): ViewField<V> {
  return { start, read: (text) => values.find((known) => known === text) }
}

/** A text of at most `max` characters: a search, a day, an id. Longer ones are ignored. */
export function textOf(max: number): ViewField<string> {
  return { start: '', read: (text) => (text.length <= max ? text : undefined) }
}

/** The page of a list, from 1. */
export function pageOf(max = 1_000_000): ViewField<number> {
  const read = (text: string) => (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= max ? Number(text) : undefined)
  return { start: 1, read, isPlace: true }
}

/** The cursor by which a page was reached, of at most `max` characters. */
export function cursorOf(max = 500): ViewField<string> {
  return { ...textOf(max), isPlace: true }
}

/**
 * The view that an address names; whatever is missing or malformed has its start. `prefix` begins the names of a list that
 * is shown over another.
 */
export function readView<F extends ViewFields>(fields: F, query: Query, prefix = ''): ViewOf<F> {
  const entries = Object.entries(fields).map(([key, { start, read }]) => {
    const value = query[prefix + key]
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    return [key, (isPlain ? read(`${value}`) : undefined) ?? start]
  })
  return Object.fromEntries(entries) as ViewOf<F>
}

type Change<F extends ViewFields> = { fields: F; change: Partial<ViewOf<F>>; prefix?: string }

/** The query after a change of the view: without values that are the start, and otherwise as it was. */
export function changeView<F extends ViewFields>(query: Query, { fields, change, prefix = '' }: Change<F>): Query {
  const keepsPlace = Object.keys(change).every((key) => fields[key]?.isPlace)
  const before = readView(fields, query, prefix)
  const next: Query = { ...query }
  for (const [key, { start, isPlace }] of Object.entries(fields)) {
    const value = key in change ? change[key] : isPlace && !keepsPlace ? start : before[key]
    next[prefix + key] = value === start ? undefined : value
  }
  return next
}
