import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { delegations } from '../tables.ts'

/**
 * Ends the active delegations of an issuer, or of one template up to a number, and returns them as they were; badges
 * made under them stay valid.
 */
export async function endDelegations(ctx: Context, issuerId: string, only?: { templateId: string; upTo: number }) {
  const living = await ctx.db
    .select()
    .from(delegations)
    .where(
      and(
        eq(delegations.issuerId, issuerId),
        only && and(eq(delegations.templateId, only.templateId), lte(delegations.n, only.upTo)),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, ctx.now()),
      ),
    )
    .orderBy(asc(delegations.n))
    .for('update')
  const numbers = living.map(({ n }) => n)
  if (numbers.length === 0) return living
  // The instant is taken under the lock: a badge being made meanwhile came before it.
  await ctx.db
    .update(delegations)
    .set({ withdrawnAt: ctx.now() })
    .where(and(eq(delegations.issuerId, issuerId), inArray(delegations.n, numbers)))
  for (const n of numbers)
    await recordEvent(ctx, { action: 'delegation.ended', issuerId, subjectId: issuerId, detail: { n } })
  return living
}
