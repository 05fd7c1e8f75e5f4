import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { rankingSettings } from '../../server/tables.ts'

/** Changes whether members see the ranking, and whether it has seasons; points of all seasons are kept either way. */
export function updateRanking(
  ctx: AdminContext,
  settings: Input<typeof contract.updateRanking>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await ctx.db
      .insert(rankingSettings)
      .values({ issuerId, ...settings })
      .onConflictDoUpdate({ target: rankingSettings.issuerId, set: settings })
    await recordEvent(ctx, { action: 'ranking.updated', subjectId: issuerId, detail: settings })
    return {}
  })
}
