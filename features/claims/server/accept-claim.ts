import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { issueBadge } from '#features/badges/server/issue-badge.ts'
import { badges } from '#features/badges/server/tables.ts'
import { ensureOwnHolder } from '#features/holders/server/ensure-own-holder.ts'
import { addressesOf, holderOfDid } from '#features/holders/server/queries.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type Claim, livingDelegation } from './queries.ts'
import { claims } from './tables.ts'

type Accepted = { id: string; credential: Record<string, unknown> }
type Asked = { claimId: string; n: number; did: string }

/**
 * Takes one place of a claim for a proven DID and issues its badge, at most `didLimit` times in all. The update is the
 * lock: of two holders at once for the last place one gets it, the other `credential_request_denied`. A holder who has the
 * badge of this claim already gets the same one again.
 */
export function acceptClaim(ctx: Context, { claimId, n, did }: Asked): Promise<Accepted> {
  return inTransaction(ctx, async (ctx) => {
    const claim = await takePlace(ctx, claimId, n)
    const holder = claim ? await ensureOwnHolder(ctx, { did, language: ctx.language }) : await holderOfDid(ctx, did)
    if (!holder) throw new Problem('credential_request_denied')
    // After the update: whoever took a place for the same holder meanwhile has committed, and is seen here.
    const known = await findTaken(ctx, claimId, holder.id)
    if (known) {
      if (claim) await giveBack(ctx, claimId)
      return known
    }
    const isDelegated = claim && (await livingDelegation(ctx, claim)) !== undefined
    const template = claim && (await findTemplate(ctx, claim.templateId))
    const issuer = claim && (await findIssuer(ctx, claim.issuerId))
    if (!claim || !isDelegated || !template || !issuer) throw new Problem('credential_request_denied')
    const email = await addressedTo(ctx, claim, holder.id)
    const { delegationN } = claim
    const issue = { template, issuer, holderId: holder.id, holderDid: did, claimId, delegationN }
    const badge = await issueBadge(ctx, { ...issue, ...(email && { email }) })
    await recordEvent(ctx, { action: 'claim.taken', issuerId: claim.issuerId, subjectId: claimId })
    return { id: badge.id, credential: badge.credential as Record<string, unknown> }
  })
}

async function takePlace(ctx: Context, claimId: string, n: number): Promise<Claim | undefined> {
  const now = ctx.now()
  const [claim] = await ctx.db
    .update(claims)
    .set({ taken: sql`${claims.taken} + 1` })
    .where(
      and(
        eq(claims.id, claimId),
        eq(claims.linkN, n),
        lt(claims.taken, claims.didLimit),
        isNull(claims.revokedAt),
        isNull(claims.suspendedAt),
        gt(claims.endDate, now),
        or(isNull(claims.startDate), lte(claims.startDate, now)),
      ),
    )
    .returning()
  return claim
}

async function giveBack(ctx: Context, claimId: string): Promise<void> {
  await ctx.db
    .update(claims)
    .set({ taken: sql`${claims.taken} - 1` })
    .where(eq(claims.id, claimId))
}

async function findTaken(ctx: Context, claimId: string, holderId: string): Promise<Accepted | undefined> {
  const [badge] = await ctx.db
    .select({ id: badges.id, credential: badges.credential })
    .from(badges)
    .where(and(eq(badges.claimId, claimId), eq(badges.holderId, holderId)))
  return badge
}

/** The mailed address, when it is one of the holder's own: a forwarded link says nothing about whoever opened it. */
async function addressedTo(ctx: Context, claim: Claim, holderId: string): Promise<string | undefined> {
  if (claim.email === '') return undefined
  const addresses = await addressesOf(ctx, holderId)
  return addresses.some(({ email }) => email === claim.email) ? claim.email : undefined
}
