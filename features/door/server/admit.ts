import type { Output } from '#base/endpoint.ts'
import { stateOfLink } from '#features/claims/rules.ts'
import { isDelegated } from '#features/claims/server/queries.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type Answer, refusalOf, refusalOfLink, type Way } from '../rules.ts'
import { countDoor } from './count-door.ts'
import { findCheckIn } from './find-check-in.ts'
import { lockTicket, nameOfTicket, type Ticket } from './lock-ticket.ts'
import { hidesNames, isOfOthers } from './queries.ts'
import { checkIns } from './tables.ts'

export type Answered = Output<typeof contract.checkIn>
/** `linkN`: the number of the link that a mailed code belongs to. */
type Entry = { ticketId: string; linkN?: number; way: Way; reason?: string; stewardId?: string }

const NOBODY = { ticketId: '', at: '', name: '', seat: '', section: '' }

/** A refusal without any data of a ticket. */
export async function refuse(ctx: Context, template: TemplateRow, answer: Answer): Promise<Answered> {
  return { answer, ...NOBODY, ...(await countDoor(ctx, template.id)) }
}

/**
 * Decides in one transaction whether a ticket with a genuine code is admitted, and records it. The check-in's keys
 * (ticket, claim) are the lock: of two gates, or of its mailed and its rotating code, one gets `in` and the other `used`.
 * Tickets of another event of the community, and mailed codes replaced by a newer one, are answered without the ticket's
 * data; tickets of another community, or of another folder for a contributor, as unknown.
 */
export function admit(ctx: Context, template: TemplateRow, { ticketId, linkN, way, ...how }: Entry): Promise<Answered> {
  return inTransaction(ctx, async (ctx) => {
    const ticket = await lockTicket(ctx, ticketId)
    // A mailed code is genuine, so its claim was deleted with its send.
    if (!ticket) return refuse(ctx, template, linkN === undefined ? 'unknown' : 'revoked')
    const { badge, claim, id, seat, section } = ticket
    const of = badge ?? claim
    if (await isOfOthers(ctx, template, of)) return refuse(ctx, template, 'unknown')
    if (of.templateId !== template.id) return refuse(ctx, template, 'wrongEvent')
    if (linkN !== undefined && linkN !== claim?.linkN) return refuse(ctx, template, 'superseded')
    const shown = { hasName: template.optionName, isHidden: await hidesNames(ctx, template.id) }
    const facts = { ticketId: id, name: await nameOfTicket(ctx, ticket, shown), seat, section }
    const answer = async (answer: Answer, at: Date | null) => ({
      answer,
      ...facts,
      at: at?.toISOString() ?? '',
      ...(await countDoor(ctx, template.id)),
    })
    const refusal = await refusalFor(ctx, template, ticket)
    if (refusal) return answer(refusal, refusal === 'revoked' ? of.revokedAt : null)
    const { issuerId, id: templateId } = template
    const keys = { ticketId: id, claimId: claim?.id ?? '' }
    const before = await findCheckIn(ctx, keys)
    if (before) return answer('used', before.at)
    const [made] = await ctx.db
      .insert(checkIns)
      .values({ ...keys, issuerId, templateId, at: ctx.now(), way, ...how })
      .onConflictDoNothing()
      .returning()
    if (!made) return answer('used', (await findCheckIn(ctx, keys))?.at ?? null)
    await recordEvent(ctx, { action: 'ticket.checkedIn', issuerId, subjectId: id, detail: { way } })
    return answer('in', made.at)
  })
}

async function refusalFor(ctx: Context, template: TemplateRow, { badge, claim }: Ticket): Promise<Answer | undefined> {
  if (badge) return refusalOf(badge, template, ctx.now())
  const link = { n: claim.linkN, now: ctx.now(), isDelegated: await isDelegated(ctx, claim.id) }
  return refusalOfLink(stateOfLink(claim, link), template, ctx.now())
}
