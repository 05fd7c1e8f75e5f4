import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { isOwnClaim } from './queries.ts'
import { claims } from './tables.ts'

/** Writes the note of one of the issuer's claims, of a template that the caller may use; throws `notFound`. */
export function noteClaim(ctx: TeamContext, claimId: string, note: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [claim] = await ctx.db
      .update(claims)
      .set({ note })
      .where(and(eq(claims.id, claimId), isOwnClaim(ctx)))
      .returning({ id: claims.id })
    if (!claim) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'claim.noted', subjectId: claim.id })
  })
}
