import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { claims } from '#features/claims/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Writes the note of a history row. */
export function updateSessionNote(ctx: TeamContext, { challenge, note }: Input<typeof contract.updateSessionNote>) {
  return inTransaction(ctx, async (ctx) => {
    const [claim] = await ctx.db
      .update(claims)
      .set({ note })
      .where(and(eq(claims.id, challenge), eq(claims.issuerId, ctx.actor.issuerId)))
      .returning({ id: claims.id })
    if (!claim) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'claim.noted', subjectId: claim.id })
    return {}
  })
}
