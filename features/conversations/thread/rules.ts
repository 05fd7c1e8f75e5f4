import type { Message, SentBadge } from '../contract.ts'

/** A line of a conversation; `hasCaption` on the last of several messages that one person wrote in a row. */
export type ThreadLine =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: Message; hasCaption: boolean }
  | { kind: 'badge'; key: string; badge: SentBadge }

/** Messages further apart have captions of their own. */
const TOGETHER_MS = 5 * 60_000

type Entry = { at: string } & ({ message: Message } | { badge: SentBadge })

/** The lines of a conversation, the earliest first: a day before its first line, badges between the messages. */
export function threadLines(messages: Message[], badges: SentBadge[]): ThreadLine[] {
  const entries: Entry[] = [
    ...messages.map((message) => ({ at: message.created, message })),
    ...badges.map((badge) => ({ at: badge.created, badge })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return entries.flatMap((entry, i) => {
    const before = entries[i - 1]
    const after = entries[i + 1]
    const day = dayOf(entry.at)
    const isNewDay = before === undefined || dayOf(before.at) !== day
    return [...(isNewDay ? [{ kind: 'day' as const, key: day, at: entry.at }] : []), lineOf(entry, after)]
  })
}

function lineOf(entry: Entry, after: Entry | undefined): ThreadLine {
  if ('badge' in entry) return { kind: 'badge', key: entry.badge.claimId, badge: entry.badge }
  const { message } = entry
  const next = after && 'message' in after ? after.message : undefined
  return { kind: 'message', key: message.messageId, message, hasCaption: !next || !isTogether(message, next) }
}

function isTogether(one: Message, next: Message): boolean {
  const isSame = one.from === next.from && one.author === next.author && one.isRead === next.isRead
  const apart = Date.parse(next.created) - Date.parse(one.created)
  return isSame && apart <= TOGETHER_MS && dayOf(one.created) === dayOf(next.created)
}

/** The day of the reader's time zone. */
export function dayOf(at: string | Date): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}
