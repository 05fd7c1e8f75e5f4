import type { Context } from '#platform/context.ts'
import { hook, seam } from '#platform/hook.ts'
import type { Order } from './rules.ts'
import type { Place } from './server/member-cursor.ts'
import type { PlacedMember } from './server/member-rows.ts'

/** Holders who became members of a community, again or for the first time, or who no longer are. */
export type MembershipChange = { issuerId: string; holderIds: string[]; isMember: boolean }
/** What is new for a member of a community, the quests that they can do there, and whether they see its ranking. */
export type Unread = { unreadPosts: number; unreadMessages: number; openQuests: number; hasRanking: boolean }
type Asked = { holderId: string; issuerIds: string[] }

/**
 * People joined or left a community, in the same transaction, also by a merge of their wallets. Nobody leaves by a merge: what
 * the merged wallet had moves (`walletsMerged`). Erasures and deletions of communities have their own hooks.
 */
export const membershipChanged = hook<MembershipChange>('people join or leave a community', {
  isNothing: ({ holderIds }) => holderIds.length === 0,
})
/** Counts one part of what is new, by community; communities without any may be left out. */
export const unreadCounted = hook<Asked, Map<string, Partial<Unread>>>('what is new for a member is counted')

const NONE: Unread = { unreadPosts: 0, unreadMessages: 0, openQuests: 0, hasRanking: false }

/** What is new for a holder in each of some communities. */
export async function countUnread(ctx: Context, holderId: string, issuerIds: string[]): Promise<Map<string, Unread>> {
  const unread = new Map(issuerIds.map((id) => [id, NONE]))
  if (issuerIds.length === 0) return unread
  for (const counted of await unreadCounted.run(ctx, { holderId, issuerIds }))
    for (const [id, part] of counted) unread.set(id, { ...NONE, ...unread.get(id), ...part })
  return unread
}

type Page = { limit: number; after?: Place | undefined; before?: Place | undefined; offset?: number }
export type PendingPage = { asked: { issuerId: string; order: Order; search: string }; page: Page }

/** People with an open Membership claim that was e-mailed to them, expired ones too. */
export const pendingPeople = seam<{
  list: (ctx: Context, wanted: PendingPage) => Promise<PlacedMember[]>
  /** How many there are, at most `COUNTED_MAX`. */
  count: (ctx: Context, issuerId: string, search?: string) => Promise<number>
}>('people who are invited to become members')
