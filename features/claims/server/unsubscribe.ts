import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as claimContract from '../claim-contract.ts'
import type * as contract from '../contract.ts'
import { readUnsubscribeToken } from './claim-token.ts'
import { findClaim, suppressionHash } from './queries.ts'
import { claims, suppressions } from './tables.ts'

/** Ends an issuer's mails to the address of a claim (RFC 8058), those that still wait among them; again it does nothing. */
export function unsubscribe(ctx: Context, { token }: Input<typeof claimContract.unsubscribe>) {
  return inTransaction(ctx, async (ctx) => {
    const claimId = readUnsubscribeToken(ctx.config, token)
    const claim = claimId && (await findClaim(ctx, claimId))
    if (!claim) throw new Problem('notFound')
    const { issuerId, email } = claim
    if (email === '') return {}
    const [written] = await ctx.db
      .insert(suppressions)
      .values({ issuerId, emailHash: suppressionHash(issuerId, email), at: ctx.now() })
      .onConflictDoNothing()
      .returning({ issuerId: suppressions.issuerId })
    if (!written) return {}
    await ctx.db
      .update(claims)
      .set({ delivery: 'unsubscribed' })
      .where(and(eq(claims.issuerId, issuerId), eq(claims.email, email), eq(claims.delivery, 'queued')))
    await recordEvent(ctx, { action: 'mails.unsubscribed', issuerId, subjectId: claim.id })
    return {}
  })
}
