import { and, eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { badges } from '#features/badges/server/tables.ts'
import { createSessions as sessions } from '#features/claims/contract.ts'
import { EMAILS_MAX } from '#features/claims/rules.ts'
import { renewalOf } from '#features/claims/server/create-sessions.ts'
import { makeSessions } from '#features/claims/server/make-sessions.ts'
import { renewForSend } from '#features/claims/server/renew-for-send.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findOwnDoor } from './queries.ts'
import { checkIns } from './tables.ts'

type Give = typeof contract.giveParticipation

/**
 * Sends a Participation template to the addresses of those who were checked in: each check-in once, which its row's lock
 * holds, so that pressing twice sends once. Where the template's delegation does not suffice it is renewed as any send does.
 */
export async function giveParticipation(
  ctx: AdminContext,
  { templateId, participation }: Input<Give>,
): Promise<Output<Give>> {
  const door = await findOwnDoor(ctx, templateId)
  const template = await findOwnTemplate(ctx, participation)
  if (template.category !== 'participation') throw new Problem('notFound')
  const give = (callbackId = '') =>
    inTransaction(ctx, async (ctx) => {
      const { emails, badgeIds, without } = await waiting(ctx, door.id)
      if (emails.length === 0) return { sent: 0, without, callbackId: '' }
      await ctx.db.update(checkIns).set({ givenTemplateId: template.id }).where(inArray(checkIns.badgeId, badgeIds))
      // What waits for the community's wallet is sent once that has signed.
      if (callbackId === '') await makeSessions(ctx, template, asked(emails))
      await recordEvent(ctx, { action: 'participation.given', subjectId: template.id, detail: { sent: emails.length } })
      return { sent: emails.length, without, callbackId }
    })
  try {
    return await give()
  } catch (error) {
    if (!(error instanceof Problem) || error.key !== 'delegationEnded') throw error
    const { emails } = await waiting(ctx, door.id)
    return give(await renewForSend(ctx, renewalOf(template.id, asked(emails))))
  }
}

function asked(emails: string[]) {
  const { templateId: _, ...rest } = sessions.input.parse({ templateId: 'x', emails })
  return rest
}

/** Check-ins that nothing was given for, with where to send it: the ticket's own address, else one of its holder. */
async function waiting(ctx: AdminContext, templateId: string) {
  const locked = await ctx.db
    .select({ badgeId: checkIns.badgeId })
    .from(checkIns)
    .where(and(eq(checkIns.templateId, templateId), eq(checkIns.givenTemplateId, '')))
    .orderBy(checkIns.badgeId)
    .limit(EMAILS_MAX)
    .for('update')
  const found = await ctx.db
    .select({ badgeId: badges.id, email: claims.email, held: holderAddresses.email })
    .from(badges)
    .leftJoin(claims, eq(claims.id, badges.claimId))
    .leftJoin(holderAddresses, eq(holderAddresses.holderId, badges.holderId))
    .where(
      inArray(
        badges.id,
        locked.map(({ badgeId }) => badgeId),
      ),
    )
  const reachable = new Map<string, string>()
  for (const { badgeId, email, held } of found) {
    const address = email || held
    if (address) reachable.set(badgeId, address)
  }
  return {
    emails: [...new Set(reachable.values())],
    badgeIds: [...reachable.keys()],
    without: locked.length - reachable.size,
  }
}
