import { and, eq, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { delegations } from './tables.ts'

/** Counts places that were taken of a delegation as not taken, because another one has them now. */
export async function giveBackPlaces(
  ctx: Context,
  { issuerId, n, count }: { issuerId: string; n: number; count: number },
): Promise<void> {
  await ctx.db
    .update(delegations)
    .set({ used: sql`${delegations.used} - ${count}` })
    .where(and(eq(delegations.issuerId, issuerId), eq(delegations.n, n)))
  await recordEvent(ctx, { action: 'delegation.givenBack', issuerId, subjectId: issuerId, detail: { n, count } })
}
