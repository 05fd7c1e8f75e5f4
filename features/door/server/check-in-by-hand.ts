import type { Input } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { admit } from './admit.ts'
import { findOwnDoor } from './queries.ts'

/** Checks in a ticket that cannot be scanned, collected or not; the same rules apply as to a scanned one. */
export async function checkInByHand(
  ctx: TeamContext,
  { templateId, ticketId, reason }: Input<typeof contract.checkInByHand>,
) {
  return admit(ctx, await findOwnDoor(ctx, templateId), { ticketId, way: 'manual', reason })
}
