import { createHash } from 'node:crypto'
import { z } from 'zod'
import { hasYear } from '../../base/instant.ts'
import { Problem } from '../../base/problem.ts'
import { isStorable } from '../../base/storable.ts'

/** An instant in a cursor, to the millisecond, of a year that Postgres has. */
export const cursorInstant = z.iso.datetime({ precision: 3 }).refine(hasYear)

/**
 * The cursors of a list: texts that name the place of a row, and that only we read. `shape` is what a place is; a list
 * passes what it shows as `list` if a cursor is valid for it alone.
 */
export function cursorsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const place = z.object(shape)
  type Place = z.output<typeof place>
  const names = Object.keys(shape)
  /** The place that a cursor names; undefined for '', for another list's, and for a text that is no cursor. */
  const read = (cursor: string, list?: unknown): Place | undefined => {
    const values = parsed(cursor)
    if (list !== undefined && values.shift() !== markOf(list)) return undefined
    if (values.length !== names.length || !isStorable(values)) return undefined
    return place.safeParse(Object.fromEntries(names.map((name, at) => [name, values[at]]))).data
  }
  return {
    /** The cursor of a place. JSON writes it: a date as its instant. */
    write: (place: Place, list?: unknown): string => {
      const values = names.map((name) => place[name as keyof Place])
      return Buffer.from(JSON.stringify(list === undefined ? values : [markOf(list), ...values])).toString('base64url')
    },
    read,
    /** As `read`, but throws `cursorInvalid` for all that is no cursor of the list. '' is the start of a list. */
    readOrRefuse: (cursor: string, list?: unknown): Place | undefined => {
      const found = read(cursor, list)
      if (cursor !== '' && !found) throw new Problem('cursorInvalid')
      return found
    },
  }
}

function parsed(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}

const markOf = (list: unknown) => createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)
