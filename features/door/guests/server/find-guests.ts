import { inArray } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { namesOf } from '#features/names/server/names-of.ts'
import type { AddressLook } from '#features/team/folders/server/address-look.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { FOUND_MAX, GUESTS_A_PAGE } from '../../rules.ts'
import { countDoor } from '../../server/count-door.ts'
import { isCheckInOf, type TicketKeys } from '../../server/find-check-in.ts'
import { checkIns } from '../../server/tables.ts'
import { PARTS, readCursor, writeCursor } from './guest-cursor.ts'
import { GUESTS, type GuestRow } from './guest-queries.ts'
import { isCalled, searchGuests } from './search-guests.ts'

type Guests = Output<typeof contract.findTickets>
type Asked = {
  template: Pick<TemplateRow, 'id' | 'issuerId' | 'optionName'>
  search: string
  after: string
  look: Pick<AddressLook, 'isHidden' | 'address'>
  /** Only check-ins by this door staff link can be undone. */
  stewardId?: string
}

/** Above this number of tickets they are searched by indexes alone. */
const SCAN_MAX = 20_000

/**
 * A page of a template's tickets that admit: named ones by name, then those without a name, then those of open links. With
 * a search, those that match it (`searchGuests`). Where addresses are hidden they are masked, and neither names of lists nor
 * what holders told the community is shown.
 */
export async function findGuests(ctx: Context, asked: Asked): Promise<Guests> {
  // Else the name of a claim is that of a list, which comes last.
  const { optionName: hasName } = asked.template
  const { rows, next } = asked.search === '' ? await listAll(ctx, asked) : await search(ctx, asked)
  const held = await heldBy(ctx, rows)
  const holderIds = [...rows, ...held.values()].map(({ holderId }) => holderId)
  const people = await namesOf(ctx, asked.template.issuerId, holderIds, asked.look)
  const found = rows.map(({ claimId, ticketId, holderId, ...row }) => {
    const badge = held.get(claimId)
    return {
      ...row,
      claimId,
      ticketId: ticketId || (badge?.id ?? claimId),
      name: (hasName && row.name) || (people.get(holderId || (badge?.holderId ?? ''))?.name ?? '') || row.name,
      isCollected: ticketId !== '' || badge !== undefined,
    }
  })
  const checkInOf = await checkedIn(ctx, found)
  const isStaff = asked.stewardId !== undefined
  const tickets = found.map((row) => {
    const { claimId, ticketId, name, seat, section, isCollected } = row
    const made = checkInOf(row)
    return {
      // The id of a badge opens its public page, which door staff do not need.
      ticketId: isStaff && claimId ? claimId : ticketId,
      name,
      seat,
      section,
      isCollected,
      email: asked.look.address(row.email),
      checkedInAt: made?.at.toISOString() ?? '',
      canUndo: made !== undefined && (!isStaff || made.stewardId === asked.stewardId),
    }
  })
  return { tickets, next }
}

async function listAll(ctx: Context, { template, after, look }: Asked) {
  const from = readCursor(after)
  const found: { row: GuestRow; cursor: string }[] = []
  for (const part of PARTS.slice(from ? PARTS.indexOf(from.part) : 0)) {
    const limit = GUESTS_A_PAGE + 1 - found.length
    if (limit === 0) break
    const rows = await GUESTS[part](ctx, {
      ...partOf(template, look),
      limit,
      after: part === from?.part ? from : undefined,
    })
    found.push(...rows.map((row) => ({ row, cursor: writeCursor({ ...row, part }) })))
  }
  const page = found.slice(0, GUESTS_A_PAGE)
  return { rows: page.map(({ row }) => row), next: found.length > page.length ? (page.at(-1)?.cursor ?? '') : '' }
}

/** Of a ticket that shows no name, the name of its claim is that of a list. */
function partOf({ id: templateId, optionName }: Asked['template'], { isHidden }: Asked['look']) {
  return { templateId, isNameless: isHidden && !optionName }
}

async function search(ctx: Context, { template, search, look }: Asked): Promise<{ rows: GuestRow[]; next: '' }> {
  const isLarge = (await countDoor(ctx, template.id)).all > SCAN_MAX
  const part = partOf(template, look)
  const ids = await searchGuests(ctx, { ...part, search, isHidden: look.isHidden, isLarge })
  const asked = { ...part, limit: FOUND_MAX }
  const personal = { ...asked, where: inArray(claims.id, ids) }
  const linked = { ...asked, where: isCalled(search, look.isHidden) }
  const rows = [
    ...(await GUESTS.named(ctx, personal)),
    ...(await GUESTS.unnamed(ctx, personal)),
    ...(await GUESTS.linked(ctx, linked)),
  ]
  return { rows: rows.slice(0, FOUND_MAX), next: '' }
}

/** The badges of collected claims, with their holders. */
async function heldBy(ctx: Context, rows: GuestRow[]): Promise<Map<string, { id: string; holderId: string }>> {
  const claimIds = rows.flatMap(({ claimId }) => claimId || [])
  const held = await ctx.db
    .select({ id: badges.id, claimId: badges.claimId, holderId: badges.holderId })
    .from(badges)
    .where(inArray(badges.claimId, claimIds))
  return new Map(held.map(({ claimId, ...badge }) => [claimId, badge]))
}

type Made = { at: Date; stewardId: string }

/** Returns the check-in of each of some tickets, undefined for the others. */
async function checkedIn(ctx: Context, found: TicketKeys[]): Promise<(ticket: TicketKeys) => Made | undefined> {
  const rows = await ctx.db.select().from(checkIns).where(isCheckInOf(found))
  const byTicket = new Map(rows.map((row) => [row.ticketId, row]))
  const byClaim = new Map(rows.flatMap((row) => (row.claimId ? [[row.claimId, row] as const] : [])))
  return ({ ticketId, claimId }) => byTicket.get(ticketId) ?? byClaim.get(claimId)
}
