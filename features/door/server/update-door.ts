import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findOwnDoor } from './queries.ts'
import { doorSettings } from './tables.ts'

/** Allows or forbids static QR codes at a template's door. */
export async function updateDoor(ctx: TeamContext, { templateId, allowsStill }: Input<typeof contract.updateDoor>) {
  const template = await findOwnDoor(ctx, templateId)
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(doorSettings)
      .values({ templateId: template.id, issuerId: template.issuerId, allowsStill })
      .onConflictDoUpdate({ target: doorSettings.templateId, set: { allowsStill } })
    await recordEvent(ctx, { action: 'door.changed', subjectId: template.id, detail: { allowsStill } })
    return {}
  })
}
