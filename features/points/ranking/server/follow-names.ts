import { and, eq, inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rankingNames, standingMarks } from '../../server/tables.ts'

type Change = { issuerId: string; holderIds: string[]; isMember: boolean }

/** People who leave a community are no longer named in its ranking, and are asked again if they return. */
export function forgetNames(ctx: Context, { issuerId, holderIds, isMember }: Change): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (isMember || holderIds.length === 0) return
    for (const table of [rankingNames, standingMarks])
      await ctx.db.delete(table).where(and(eq(table.issuerId, issuerId), inArray(table.holderId, holderIds)))
    await recordEvent(ctx, {
      action: 'ranking.left',
      issuerId,
      subjectId: issuerId,
      detail: { people: holderIds.length },
    })
  })
}
