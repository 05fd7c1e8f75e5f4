import type { Context } from '#platform/context.ts'

/** What is new for a member of a community, the quests that they can do there, and whether they see its ranking. */
export type Unread = { unreadPosts: number; unreadMessages: number; openQuests: number; hasRanking: boolean }

const NONE: Unread = { unreadPosts: 0, unreadMessages: 0, openQuests: 0, hasRanking: false }
/** Counts one part of it, by community; communities without any may be left out. */
type Counter = (ctx: Context, holderId: string, issuerIds: string[]) => Promise<Map<string, Partial<Unread>>>

const counters = new Set<Counter>()

/** Registers the count of a higher feature, for the wallet's list of communities. */
export function onCountUnread(counter: Counter): void {
  counters.add(counter)
}

/** What is new for a holder in each of some communities. */
export async function countUnread(ctx: Context, holderId: string, issuerIds: string[]): Promise<Map<string, Unread>> {
  const unread = new Map(issuerIds.map((id) => [id, NONE]))
  if (issuerIds.length === 0) return unread
  for (const counter of counters)
    for (const [id, counted] of await counter(ctx, holderId, issuerIds))
      unread.set(id, { ...NONE, ...unread.get(id), ...counted })
  return unread
}
