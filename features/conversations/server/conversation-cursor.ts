import { z } from 'zod'
import { cursorInstant, cursorsOf } from '#platform/cursors/cursors-of.ts'
import type { Filter } from '../rules.ts'
import type { ConversationRow } from './queries.ts'

/** What a list shows: its cursors are valid for it alone. */
type List = { filter: Filter; search: string }
/** The place of a conversation in a list. */
export type Place = { isUnread: boolean; lastAt: string; id: string }

const cursors = cursorsOf({ isUnread: z.boolean(), lastAt: cursorInstant, id: z.string().max(80) })
const shown = ({ filter, search }: List) => [filter, search]

/** The cursor of a conversation in a list. */
export function writeCursor(list: List, { unreadByCommunity, lastAt, id }: ConversationRow): string {
  return cursors.write({ isUnread: unreadByCommunity > 0, lastAt: lastAt.toISOString(), id }, shown(list))
}

/** The place that a cursor names, undefined for ''; throws `cursorInvalid` for another list's, or no cursor at all. */
export function readCursor(list: List, cursor: string): Place | undefined {
  return cursors.readOrRefuse(cursor, shown(list))
}
