import { and, desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { countPosts } from '#features/issuers/hooks.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { communityUrl } from '#features/issuers/server/promotion/public-page-url.ts'
import { countMembers } from '#features/members/server/count-members.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { Context } from '#platform/context.ts'
import { publicVerifications } from '../../evidence/server/list-verifications.ts'
import { markEnd } from '../../rules.ts'
import { promoteRequests } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { NETWORKS } from '../rules.ts'
import { countGiven } from './count-public.ts'
import { joinUrl } from './join-url.ts'
import { listEarnable } from './list-earnable.ts'

type Get = typeof contract.getCommunityPage

/** The contents of a community's public page. Throws `notFound` while it is off, and for a deleted community. */
export async function getCommunityPage(ctx: Context, { issuerId }: Input<Get>): Promise<Output<Get>> {
  const issuer = await findPageIssuer(ctx, issuerId)
  if (!issuer) throw new Problem('notFound')
  return {
    ...describeIssuer(issuer),
    kind: await kindOf(ctx, issuer),
    verifications: await domainsOf(ctx, issuer.id),
    membersCount: await countMembers(ctx, issuer.id),
    postsCount: await countPosts.get()(ctx, issuer.id),
    badgesCount: await countGiven(ctx, issuer.id),
    earnable: await listEarnable(ctx, issuer),
    joinUrl: await joinUrl(ctx, issuer.id),
    pageUrl: communityUrl(ctx.config, issuer.id),
  }
}

/** The issuer whose public page has this id; undefined while the page is off, and for a deleted or unfinished issuer. */
export async function findPageIssuer(ctx: Context, issuerId: string): Promise<Issuer | undefined> {
  const issuer = await findIssuer(ctx, issuerId)
  return issuer?.hasPublicPage && issuer.readyAt ? issuer : undefined
}

async function domainsOf(ctx: Context, issuerId: string) {
  const shown = await publicVerifications(ctx, issuerId)
  return shown.map(({ type, value }) => ({ type, domain: value }))
}

/** What the operator checked the community as; only under the name that was checked. */
async function kindOf(ctx: Context, { id, name }: Issuer) {
  const [request] = await ctx.db
    .select({ kind: promoteRequests.kind })
    .from(promoteRequests)
    .where(and(eq(promoteRequests.issuerId, id), eq(promoteRequests.state, 'accepted'), eq(promoteRequests.name, name)))
    .orderBy(desc(promoteRequests.decidedAt))
    .limit(1)
  return request?.kind ?? 'community'
}

function markOf(issuer: Issuer) {
  const at = promotedAt(issuer)
  return { promotedAt: at, promotedUntil: at && markEnd(new Date(at)).toISOString() }
}

function describeIssuer(issuer: Issuer) {
  const { name, description, bannerColor, sector, tags, website, did, didWeb } = issuer
  return {
    name,
    description,
    bannerColor,
    sector,
    tags,
    website,
    did,
    didWeb,
    image: pictureUrl(issuer.imageCid),
    links: NETWORKS.flatMap((network) => (issuer[network] ? [{ network, url: issuer[network] }] : [])),
    host: new URL(didWebUrl(didWeb)).host,
    ...markOf(issuer),
    created: issuer.createdAt.toISOString(),
  }
}
