import { and, desc, eq, isNull } from 'drizzle-orm'
import { promotedAt } from '#features/issuers/server/promoted-at.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Community } from '../wallet-contract.ts'
import { members } from './tables.ts'

type Found = { member: typeof members.$inferSelect; issuer: typeof issuers.$inferSelect }

/** The communities of which a holder is a member now, the latest first; only the one with `issuerId` if it is given. */
export function findCommunities(ctx: Context, holderId: string, issuerId?: string): Promise<Found[]> {
  return ctx.db
    .select({ member: members, issuer: issuers })
    .from(members)
    .innerJoin(issuers, eq(issuers.id, members.issuerId))
    .where(
      and(
        eq(members.holderId, holderId),
        isNull(members.endedAt),
        isNull(issuers.deletedAt),
        issuerId === undefined ? undefined : eq(members.issuerId, issuerId),
      ),
    )
    .orderBy(desc(members.since), desc(members.issuerId))
}

/** A community as its member sees it in a list. */
export function describeCommunity({ member, issuer }: Found): Community {
  return {
    issuerId: issuer.id,
    did: issuer.did,
    name: issuer.name,
    profileImage: `/ipfs/${issuer.imageCid}`,
    promotedAt: promotedAt(issuer),
    since: member.since.toISOString(),
    suspendedAt: member.suspendedAt?.toISOString() ?? '',
    points: member.points,
    badgeCount: member.badgeCount,
    // Channel, conversations and quests write these once they are built.
    unreadPosts: 0,
    unreadMessages: 0,
    openQuests: 0,
  }
}
