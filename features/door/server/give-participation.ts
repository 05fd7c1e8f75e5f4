import { inArray } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { createSessions as sessions } from '#features/claims/contract.ts'
import { acceptClaims } from '#features/claims/server/accept-claims.ts'
import { makeSessions } from '#features/claims/server/make-sessions.ts'
import { sendOrRenew } from '#features/claims/server/send-or-renew.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findOwnDoor } from './queries.ts'
import { checkIns } from './tables.ts'
import { lockWhoCame } from './who-came.ts'

type Give = typeof contract.giveParticipation
type Asked = Input<Give>

/** What goes on under this name once a community's wallet has signed. */
export const GIVING = 'participation'

/**
 * Gives a Participation template to those who were checked in, each check-in once, which its row's lock holds: by e-mail, and
 * to a wallet that has a key but no address at once. Where the template's delegation does not suffice a new one is signed
 * first; `callbackId` then names what waits for the community's wallet, and nothing is given before.
 */
export async function giveParticipation(ctx: AdminContext, asked: Asked): Promise<Output<Give>> {
  const { done, callbackId } = await sendOrRenew(
    ctx,
    () => giveNow(ctx, asked),
    async () => {
      const { door, template } = await findBoth(ctx, asked)
      const { emails, dids } = await inTransaction(ctx, (ctx) => lockWhoCame(ctx, door.id))
      const count = Math.max(1, emails.length + dids.length)
      return { templateId: template.id, step: { kind: 'handed', name: GIVING, asked }, places: count, count }
    },
  )
  return done ?? { sent: 0, without: 0, callbackId }
}

/** Gives what waited for the community's wallet, to those who have come by now. */
export function giveSigned(ctx: AdminContext, { templateId = '', participation = '' }: Record<string, string>) {
  return giveNow(ctx, { templateId, participation })
}

function giveNow(ctx: AdminContext, asked: Asked): Promise<Output<Give>> {
  return inTransaction(ctx, async (ctx) => {
    const { door, template } = await findBoth(ctx, asked)
    const { emails, dids, ticketIds, without } = await lockWhoCame(ctx, door.id)
    const sent = emails.length + dids.length
    if (sent === 0) return { sent, without, callbackId: '' }
    await ctx.db.update(checkIns).set({ givenTemplateId: template.id }).where(inArray(checkIns.ticketId, ticketIds))
    if (emails.length > 0) await makeSessions(ctx, template, asking({ emails }))
    for (const did of dids) await giveToKey(ctx, template, did)
    await recordEvent(ctx, { action: 'participation.given', subjectId: template.id, detail: { sent } })
    return { sent, without, callbackId: '' }
  })
}

/** A claim of its own that is taken at once, as if its holder had opened it. */
async function giveToKey(ctx: AdminContext, template: TemplateRow, did: string): Promise<void> {
  const { ids } = await makeSessions(ctx, template, asking({ didLimit: 1 }))
  const link = { claimId: ids[0] ?? '', n: 1 }
  const [given] = await acceptClaims(ctx, link, [{ did, entryId: '', network: '', language: template.lang }])
  if (!given) throw new Error('A Participation badge was not issued')
}

async function findBoth(ctx: AdminContext, { templateId, participation }: Asked) {
  const door = await findOwnDoor(ctx, templateId)
  const template = await findOwnTemplate(ctx, participation)
  if (template.category !== 'participation') throw new Problem('notFound')
  return { door, template }
}

function asking(given: { emails: string[] } | { didLimit: number }) {
  const { templateId: _, ...rest } = sessions.input.parse({ templateId: 'x', ...given })
  return rest
}
