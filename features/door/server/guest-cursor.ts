import { z } from 'zod'
import { InvalidInput } from '#base/problem.ts'
import { isStorable } from '#base/storable.ts'

/** The parts of a list of guests, one after the other: with a name, without one, and from open links. */
export const PARTS = ['named', 'unnamed', 'linked'] as const
export type Part = (typeof PARTS)[number]
/** The place of a ticket in its part: what the part is ordered by, and an id. */
export type Place = { key: string; id: string }
type Cursor = Place & { part: Part }

const read = z.tuple([z.enum(PARTS), z.string(), z.string()]).refine(isStorable)

/** The cursor of a ticket in the list of guests. */
export function writeCursor({ part, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([part, key, id])).toString('base64url')
}

/** The place that a cursor names, undefined for ''; throws `invalidInput` for anything else. */
export function readCursor(cursor: string): Cursor | undefined {
  if (cursor === '') return undefined
  try {
    const [part, key, id] = read.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (part === 'unnamed' && Number.isNaN(Date.parse(key))) throw new InvalidInput('invalidInput')
    return { part, key, id }
  } catch {
    throw new InvalidInput('invalidInput')
  }
}
