import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findOwnDoor } from '../../server/queries.ts'
import { stewards } from '../../server/tables.ts'
import { stewardUrl } from './steward-token.ts'

/** Creates a door staff link, valid for a number of hours. */
export async function createSteward(
  ctx: TeamContext,
  { templateId, name, hours }: Input<typeof contract.createSteward>,
) {
  const template = await findOwnDoor(ctx, templateId)
  const { issuerId } = template
  const [id, createdAt] = [newId(), ctx.now()]
  const expiresAt = new Date(createdAt.getTime() + hours * 3_600_000)
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.insert(stewards).values({ id, issuerId, templateId: template.id, name, createdAt, expiresAt })
    await recordEvent(ctx, { action: 'steward.created', subjectId: id, detail: { hours } })
    return { link: stewardUrl(ctx.config, id) }
  })
}
