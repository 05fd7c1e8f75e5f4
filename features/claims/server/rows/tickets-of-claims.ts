import type { AddressLook } from '#features/team/folders/server/address-look.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import { findKeptTemplate } from '#features/templates/server/find-kept-template.ts'
import type { Context } from '#platform/context.ts'
import type { Claim } from '../queries.ts'

type Ticket = { name: string; seat: string; section: string }

/** The fields of tickets, which are all of one template; the name only where the template asks for one. */
export async function ticketsOfClaims(
  ctx: Context,
  rows: Claim[],
  look: Pick<AddressLook, 'isHidden'>,
): Promise<(claim: Claim) => Ticket> {
  const [first] = rows
  const template = first && (await findKeptTemplate(ctx, first.templateId))
  const isNamed = !hidesTicketNames(ctx, look)
  return (claim) => ({
    name: template && isNamed ? nameOnBadge(template, claim) : '',
    seat: claim.optionSeat,
    section: claim.optionSection,
  })
}

/** Whether the names of tickets are hidden with the addresses: from keys. People need them to tell tickets apart. */
export function hidesTicketNames({ actor }: Context, { isHidden }: Pick<AddressLook, 'isHidden'>): boolean {
  return isHidden && 'key' in actor && actor.key !== undefined
}
