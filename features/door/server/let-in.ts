import { eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type Answer, refusalOf, type Way } from '../rules.ts'
import { countDoor, lockTicket } from './queries.ts'
import { checkIns } from './tables.ts'

export type Answered = Output<typeof contract.checkIn>
type Entry = { badgeId: string; way: Way; reason?: string; stewardId?: string }

const NOBODY = { badgeId: '', at: '', name: '', seat: '', section: '' }

/** A refusal that says nothing of any ticket. */
export async function refuse(ctx: Context, template: TemplateRow, answer: Answer): Promise<Answered> {
  return { answer, ...NOBODY, ...(await countDoor(ctx, template.id)) }
}

/**
 * Decides in one transaction whether a ticket whose code is genuine goes in, and writes that it did: the check-in's key is
 * the lock, so of two gates one says `in` and the other `used`. A ticket of another event is answered without its facts.
 */
export function letIn(ctx: Context, template: TemplateRow, { badgeId, way, ...how }: Entry): Promise<Answered> {
  return inTransaction(ctx, async (ctx) => {
    const ticket = await lockTicket(ctx, badgeId)
    if (!ticket) return refuse(ctx, template, 'unknown')
    const { badge, name } = ticket
    if (badge.templateId !== template.id) return refuse(ctx, template, 'wrongEvent')
    const facts = { badgeId, name, seat: badge.optionSeat, section: badge.optionSection }
    const answer = async (answer: Answer, at: Date | null) => ({
      answer,
      ...facts,
      at: at?.toISOString() ?? '',
      ...(await countDoor(ctx, template.id)),
    })
    const refusal = refusalOf(badge, template, ctx.now())
    if (refusal) return answer(refusal, refusal === 'revoked' ? badge.revokedAt : null)
    const { issuerId, id: templateId } = template
    const [made] = await ctx.db
      .insert(checkIns)
      .values({ badgeId, issuerId, templateId, at: ctx.now(), way, ...how })
      .onConflictDoNothing()
      .returning()
    if (!made) {
      const [first] = await ctx.db.select().from(checkIns).where(eq(checkIns.badgeId, badgeId))
      return answer('used', first?.at ?? null)
    }
    await recordEvent(ctx, { action: 'ticket.checkedIn', issuerId, subjectId: badgeId, detail: { way } })
    return answer('in', made.at)
  })
}
