import { Problem } from '#base/problem.ts'
import type { PublishedRow } from './queries.ts'

/** The place of a post among those of several communities. */
export type Place = { publishedAt: Date; id: string }

const CURSOR = /^(\d{12,14})\.([0-9a-z]{26})$/

/** The cursor of a post. */
export function writeCursor({ publishedAt, id }: PublishedRow): string {
  return `${publishedAt.getTime()}.${id}`
}

/** The place that a cursor names, undefined for ''. Throws `cursorInvalid`. */
export function readCursor(cursor: string): Place | undefined {
  if (cursor === '') return undefined
  const [, at = '', id = ''] = CURSOR.exec(cursor) ?? []
  if (id === '') throw new Problem('cursorInvalid')
  return { publishedAt: new Date(Number(at)), id }
}
