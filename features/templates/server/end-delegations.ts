import { and, eq, gt, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { delegations } from './tables.ts'

/** Ends the living delegations of an issuer and answers them as they were; badges that were made by them stay good. */
export async function endDelegations(ctx: Context, issuerId: string) {
  const now = ctx.now()
  const ended = await ctx.db
    .update(delegations)
    .set({ withdrawnAt: now })
    .where(and(eq(delegations.issuerId, issuerId), isNull(delegations.withdrawnAt), gt(delegations.validUntil, now)))
    .returning()
  for (const { n } of ended)
    await recordEvent(ctx, { action: 'delegation.ended', issuerId, subjectId: issuerId, detail: { n } })
  return ended
}
