import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { badges } from '#features/badges/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context, HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { describeCommunities, findCommunities } from './own-communities.ts'

/** The profile of a community that the holder is a member of, and their card of it. Throws `notFound` for others. */
export async function getCommunity(
  ctx: HolderContext,
  { issuerId }: Input<typeof contract.getCommunity>,
): Promise<Output<typeof contract.getCommunity>> {
  const { holderId } = ctx.actor
  const [found] = await findCommunities(ctx, holderId, issuerId)
  const [community] = found ? await describeCommunities(ctx, holderId, [found]) : []
  if (!found || !community) throw new Problem('notFound')
  const { description, sector, tags, bannerColor } = found.issuer
  const { website, twitter, discord, telegram, instagram, facebook, linkedin, youtube } = found.issuer
  return {
    ...community,
    description,
    sector,
    tags,
    bannerColor,
    website,
    twitter,
    discord,
    telegram,
    instagram,
    facebook,
    linkedin,
    youtube,
    membershipBadgeId: await findCard(ctx, issuerId, holderId),
  }
}

async function findCard(ctx: Context, issuerId: string, holderId: string): Promise<string> {
  const [card] = await ctx.db
    .select({ id: badges.id })
    .from(badges)
    .innerJoin(templates, eq(templates.id, badges.templateId))
    .where(
      and(
        eq(badges.holderId, holderId),
        eq(badges.issuerId, issuerId),
        eq(templates.category, 'membership'),
        isNull(badges.revokedAt),
      ),
    )
    .orderBy(desc(badges.issuedAt), desc(badges.id))
    .limit(1)
  return card?.id ?? ''
}
