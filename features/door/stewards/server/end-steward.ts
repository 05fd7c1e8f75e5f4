import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findOwnDoor } from '../../server/queries.ts'
import { stewards } from '../../server/tables.ts'

/** Ends a door staff link of a template now. */
export async function endSteward(ctx: TeamContext, { templateId, steward }: Input<typeof contract.endSteward>) {
  const template = await findOwnDoor(ctx, templateId)
  return inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(stewards)
      .set({ endedAt: ctx.now() })
      .where(and(eq(stewards.id, steward), eq(stewards.templateId, template.id), isNull(stewards.endedAt)))
      .returning()
    if (ended) await recordEvent(ctx, { action: 'steward.ended', subjectId: steward })
    return {}
  })
}
