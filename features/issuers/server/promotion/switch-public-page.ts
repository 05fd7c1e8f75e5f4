import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { issuers } from '../tables.ts'

/** Switches an issuer's public page on or off. Throws `notFound`. */
export function switchPublicPage(ctx: Context, { issuerId, isOn }: { issuerId: string; isOn: boolean }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(issuers)
      .set({ hasPublicPage: isOn })
      .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
      .returning({ id: issuers.id })
    if (rows.length === 0) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'issuer.publicPageSwitched', issuerId, subjectId: issuerId, detail: { isOn } })
  })
}
