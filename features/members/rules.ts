import { plainText } from '#base/plain-text.ts'

/** A row's status on the wire; `pending` is an open Membership claim that was e-mailed. */
export const STATUSES = ['member', 'suspended', 'pending', 'left'] as const
export type Status = (typeof STATUSES)[number]
/** The statuses of rows of `members`, which are counted. */
export type CountedStatus = Exclude<Status, 'pending'>
/** What a list can be narrowed to: `all` are members and suspended ones, `pending` is the Invited tab, `unnamed` are those without a name. */
export const FILTERS = ['all', ...STATUSES, 'unnamed'] as const
export type Filter = (typeof FILTERS)[number]
/** The chips above the list of members. */
export const STATUS_CHIPS = ['all', 'member', 'suspended', 'left', 'unnamed'] as const satisfies Filter[]
export type StatusChip = (typeof STATUS_CHIPS)[number]
/** Each in both directions; `-` reverses. */
export const ORDERS = ['newest', '-newest', 'pseudo', '-pseudo', 'points', '-points', 'badges', '-badges'] as const
export type Order = (typeof ORDERS)[number]
/** What a person is in a community besides a member. */
export const PART_KINDS = ['admin', 'contributor', 'role'] as const
/** The first is the specification's. */
export const PAGE_SIZES = [5, 10, 25, 50] as const
/** Rows of the longest page. */
export const PAGE_MAX = 50
export const SEARCH_MAX = 50
/** Characters of a position in a list. */
export const CURSOR_MAX = 400
/** Rows in one part of the export. */
export const EXPORT_PART = 5000
/** Members that one call sends to. */
export const DIDS_MAX = 1000
/** Pending people and members without a name that are counted, and rows that match a search; where there are more, counts stop there. */
export const COUNTED_MAX = 1000
/** Badges shown on the panel of a member. */
export const BADGES_SHOWN = 12
/** Members from which a community is big: positions in its lists are then found by ranges of about so many rows. */
export const RANGED_FROM = 10_000
export const RANGE_ROWS = 1000

/** Whether a text names a community, typed to confirm: without regard to case, accents, spaces or the kind of apostrophe. */
export function isSameName(typed: string, name: string): boolean {
  const read = (text: string) => plainText(text).replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
  return read(typed) !== '' && read(typed) === read(name)
}
