import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { HIDDEN_LOOK } from '#features/team/folders/server/address-look.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findGuests } from '../../guests/server/find-guests.ts'
import { admit } from '../../server/admit.ts'
import { describeDoor } from '../../server/count-door.ts'
import { scanTicket } from '../../server/scan-ticket.ts'
import { stewards } from '../../server/tables.ts'
import { undoEntry } from '../../server/undo-check-in.ts'
import { readStewardToken } from './steward-token.ts'

/** Returns the door of a door staff link. */
export async function getStewardDoor(ctx: Context, { token }: Input<typeof contract.getStewardDoor>) {
  const { template, steward } = await doorOfToken(ctx, token)
  return { ...(await describeDoor(ctx, template)), gate: steward.name }
}

/** Checks in a ticket scanned with a door staff link. */
export async function checkInBySteward(ctx: Context, { token, code }: Input<typeof contract.checkInBySteward>) {
  const { template, steward } = await doorOfToken(ctx, token)
  return scanTicket(ctx, template, { code, stewardId: steward.id })
}

/** Lists or searches the tickets of a door staff link's event, with masked addresses. */
export async function findTicketsBySteward(
  ctx: Context,
  { token, ...asked }: Input<typeof contract.findTicketsBySteward>,
) {
  const { template, steward } = await doorOfToken(ctx, token)
  return findGuests(ctx, { ...asked, template, look: HIDDEN_LOOK, stewardId: steward.id })
}

/** Checks a ticket in by hand with a door staff link; the same rules apply as to a scanned one. */
export async function checkInByHandBySteward(
  ctx: Context,
  { token, ...entry }: Input<typeof contract.checkInByHandBySteward>,
) {
  const { template, steward } = await doorOfToken(ctx, token)
  return admit(ctx, template, { ...entry, way: 'manual', stewardId: steward.id })
}

/** Undoes a check-in of a door staff link. */
export async function undoBySteward(ctx: Context, { token, ticketId }: Input<typeof contract.undoBySteward>) {
  const { template, steward } = await doorOfToken(ctx, token)
  return undoEntry(ctx, template, { ticketId, stewardId: steward.id })
}

/** Throws `stewardEnded` for a link that is invalid or has ended, or whose template was removed. */
async function doorOfToken(ctx: Context, token: string) {
  const id = readStewardToken(ctx.config, token)
  const isOpen = and(eq(stewards.id, id ?? ''), isNull(stewards.endedAt), gt(stewards.expiresAt, ctx.now()))
  const [steward] = await ctx.db.select().from(stewards).where(isOpen)
  const template = steward && (await findTemplate(ctx, steward.templateId))
  if (!template || template.deletedAt) throw new Problem('stewardEnded')
  return { template, steward }
}
