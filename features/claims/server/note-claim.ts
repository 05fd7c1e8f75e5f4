import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { claims } from './tables.ts'

/** Writes the note of one of the issuer's claims; throws `notFound`. */
export function noteClaim(ctx: TeamContext, claimId: string, note: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [claim] = await ctx.db
      .update(claims)
      .set({ note })
      .where(and(eq(claims.id, claimId), eq(claims.issuerId, ctx.actor.issuerId)))
      .returning({ id: claims.id })
    if (!claim) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'claim.noted', subjectId: claim.id })
  })
}
