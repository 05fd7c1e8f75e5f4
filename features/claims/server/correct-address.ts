import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { lockDelegations } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { keptIdentity } from './kept-identity.ts'
import { lockMails } from './mail-room.ts'
import { type Claim, suppressedOf } from './queries.ts'
import { importRows } from './send-tables.ts'
import { claims } from './tables.ts'

/**
 * Gives a claim whose row the caller has locked, and which nobody has collected, the address that it was meant for; the
 * receipt of its import names it too. Throws `addressChanged` where the row no longer has the address that is corrected,
 * `addressUnwanted`, and `addressKnown` for whoever has a row of this badge already; a ticket is for a place, not a person.
 */
export async function correctAddress(
  ctx: TeamContext,
  claim: Claim,
  { email, corrects }: { email: string; corrects: string },
): Promise<Claim> {
  if (claim.email === '' || (corrects !== '' && corrects !== claim.email)) throw new Problem('addressChanged')
  if (email === claim.email) return claim
  const { issuerId, sendId, id } = claim
  // Before the issuer, as whoever sends: the new link may be counted against another delegation.
  await lockDelegations(ctx, claim.templateId)
  // Sends and corrections of an issuer come one after the other from here on, so that two do not miss each other.
  await lockMails(ctx, issuerId)
  const { category } = await findOwnTemplate(ctx, claim.templateId)
  const isTicket = category === 'ticket'
  if (await isKnown(ctx, claim, email, isTicket)) throw new Problem('addressKnown')
  if ((await suppressedOf(ctx, issuerId, [email])).size > 0) throw new Problem('addressUnwanted')
  await ctx.db.update(claims).set({ email }).where(eq(claims.id, id))
  await ctx.db
    .update(importRows)
    .set({ email, identity: identityOfClaim({ ...claim, email }, isTicket) })
    .where(
      and(
        eq(importRows.sendId, sendId),
        eq(importRows.identity, identityOfClaim(claim, isTicket)),
        eq(importRows.outcome, 'sent'),
      ),
    )
  await recordEvent(ctx, { action: 'claim.corrected', issuerId, subjectId: id })
  return { ...claim, email }
}

/** Whether another row of the badge is for an address: in the same send, or one that was used, taken back, or still works. */
async function isKnown(ctx: TeamContext, claim: Claim, email: string, isTicket: boolean): Promise<boolean> {
  const { templateId, sendId, id, optionName, optionSeat, optionSection } = claim
  const others = await ctx.db.$count(
    claims,
    and(
      eq(claims.templateId, templateId),
      eq(claims.email, email),
      ne(claims.id, id),
      or(eq(claims.sendId, sendId), gt(claims.taken, 0), isNotNull(claims.revokedAt), gt(claims.endDate, ctx.now())),
      isTicket
        ? and(
            eq(claims.optionName, optionName),
            eq(claims.optionSeat, optionSeat),
            eq(claims.optionSection, optionSection),
          )
        : undefined,
    ),
  )
  return others > 0
}

function identityOfClaim({ email, optionName, optionSeat, optionSection }: Claim, isTicket: boolean): string {
  return keptIdentity({ row: 0, email, name: optionName, seat: optionSeat, section: optionSection }, isTicket)
}
