import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countDoor, findOwnDoor } from './queries.ts'
import { checkIns } from './tables.ts'

/** Takes a check-in back, so that its ticket may go in again. */
export async function undoCheckIn(ctx: AdminContext, { templateId, badgeId }: Input<typeof contract.undoCheckIn>) {
  const template = await findOwnDoor(ctx, templateId)
  return inTransaction(ctx, async (ctx) => {
    const [undone] = await ctx.db
      .delete(checkIns)
      .where(and(eq(checkIns.badgeId, badgeId), eq(checkIns.templateId, template.id)))
      .returning()
    if (undone) await recordEvent(ctx, { action: 'ticket.undone', subjectId: badgeId, detail: { way: undone.way } })
    return countDoor(ctx, template.id)
  })
}
