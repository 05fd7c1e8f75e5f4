import type { Input } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findOwnDoor } from './queries.ts'
import { scanTicket } from './scan-ticket.ts'

/** Checks in the ticket of a code scanned in the studio. */
export async function checkIn(ctx: TeamContext, { templateId, code }: Input<typeof contract.checkIn>) {
  return scanTicket(ctx, await findOwnDoor(ctx, templateId), { code })
}
