import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '#base/problem.ts'
import { isStorable } from '#base/storable.ts'
import type { Filter } from '../rules.ts'
import type { ConversationRow } from './queries.ts'

/** What a list shows: its cursors are valid for it alone. */
type List = { filter: Filter; search: string }
/** The place of a conversation in a list. */
export type Place = { isUnread: boolean; lastAt: string; id: string }

const parts = z.tuple([z.string(), z.boolean(), z.iso.datetime(), z.string().max(80).refine(isStorable)])

/** The cursor of a conversation in a list. */
export function writeCursor(list: List, { unreadByCommunity, lastAt, id }: ConversationRow): string {
  const place = [markOf(list), unreadByCommunity > 0, lastAt.toISOString(), id]
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The place that a cursor names, undefined for ''; throws `cursorInvalid` for another list's, or no cursor at all. */
export function readCursor(list: List, cursor: string): Place | undefined {
  if (cursor === '') return undefined
  const { data } = parts.safeParse(parsed(cursor))
  if (!data || data[0] !== markOf(list)) throw new Problem('cursorInvalid')
  return { isUnread: data[1], lastAt: data[2], id: data[3] }
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

function markOf({ filter, search }: List): string {
  return createHash('sha256')
    .update(JSON.stringify([filter, search]))
    .digest('base64url')
    .slice(0, 6)
}
