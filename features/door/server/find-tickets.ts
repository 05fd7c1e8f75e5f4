import type { Input, Output } from '#base/endpoint.ts'
import { addressLook } from '#features/team/folders/server/address-look.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findGuests } from '../guests/server/find-guests.ts'
import { findOwnDoor } from './queries.ts'

type Find = typeof contract.findTickets

/** Lists or searches the tickets of a template; addresses are masked for contributors who may not see them. */
export async function findTickets(ctx: TeamContext, { templateId, ...asked }: Input<Find>): Promise<Output<Find>> {
  const template = await findOwnDoor(ctx, templateId)
  return findGuests(ctx, { ...asked, template, look: await addressLook(ctx, template.id) })
}
