import { z } from 'zod'
import { InvalidInput } from '#base/problem.ts'
import { cursorsOf } from '#platform/cursors/cursors-of.ts'

/** The parts of a list of guests, one after the other: with a name, without one, and from open links. */
export const PARTS = ['named', 'unnamed', 'linked'] as const
export type Part = (typeof PARTS)[number]
/** The place of a ticket in its part: what the part is ordered by, and an id. */
export type Place = { key: string; id: string }
type Cursor = Place & { part: Part }

const cursors = cursorsOf({ part: z.enum(PARTS), key: z.string(), id: z.string() })

/** The cursor of a ticket in the list of guests. */
export function writeCursor(place: Cursor): string {
  return cursors.write(place)
}

/** The place that a cursor names, undefined for ''; throws `invalidInput` for anything else. */
export function readCursor(cursor: string): Cursor | undefined {
  if (cursor === '') return undefined
  const place = cursors.read(cursor)
  if (!place || (place.part === 'unnamed' && Number.isNaN(Date.parse(place.key))))
    throw new InvalidInput('invalidInput')
  return place
}
