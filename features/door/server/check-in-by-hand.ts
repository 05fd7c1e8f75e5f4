import type { Input } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { letIn } from './let-in.ts'
import { findOwnDoor } from './queries.ts'

/** Lets a ticket in that nobody could scan, collected or not; what makes a scanned one invalid makes this one invalid too. */
export async function checkInByHand(
  ctx: TeamContext,
  { templateId, ticketId, reason }: Input<typeof contract.checkInByHand>,
) {
  return letIn(ctx, await findOwnDoor(ctx, templateId), { ticketId, way: 'manual', reason })
}
