import { and, desc, eq, isNull } from 'drizzle-orm'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { publicPageUrl } from '#features/issuers/server/promotion/public-page-url.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { countUnread, type Unread } from '../../hooks.ts'
import { members } from '../../server/tables.ts'
import type { Community } from '../contract.ts'

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

/** Communities as their member sees them in a list. */
export async function describeCommunities(ctx: Context, holderId: string, found: Found[]): Promise<Community[]> {
  const ids = found.map(({ issuer }) => issuer.id)
  const unread = await countUnread(ctx, holderId, ids)
  return found.map((each) => describeOne(ctx, each, unread.get(each.issuer.id)))
}

function describeOne(ctx: Context, { member, issuer }: Found, unread: Unread | undefined): Community {
  return {
    issuerId: issuer.id,
    did: issuer.did,
    name: issuer.name,
    profileImage: `/ipfs/${issuer.imageCid}`,
    promotedAt: promotedAt(issuer),
    pageUrl: publicPageUrl(ctx.config, issuer),
    hasChannel: issuer.isKms,
    since: member.since.toISOString(),
    suspendedAt: member.suspendedAt?.toISOString() ?? '',
    points: member.points,
    badgeCount: member.badgeCount,
    unreadPosts: unread?.unreadPosts ?? 0,
    unreadMessages: unread?.unreadMessages ?? 0,
    openQuests: unread?.openQuests ?? 0,
    hasRanking: unread?.hasRanking ?? false,
  }
}
