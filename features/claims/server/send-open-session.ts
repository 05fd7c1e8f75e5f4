import { sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { isSendable } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { takeDelegation } from '#features/templates/server/take-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import * as contract from '../contract.ts'
import { earlier, UNLIMITED } from '../rules.ts'
import { makeSessions } from './make-sessions.ts'
import { linksOfTemplate } from './open-links.ts'
import { takePlaces } from './places.ts'
import { type Claim, findClaim, reservePlaces } from './queries.ts'
import { sendOrRenew } from './send-or-renew.ts'
import { sendRows } from './send-rows.ts'

type Send = typeof contract.sendOpenSession
type Asked = Input<Send>

/**
 * Mails a template's open link: every address gets a claim of its own in the link's places, so that each has a row and a
 * status. Made for a template that has no open link: with the event's limit, else for any number. Throws `linkFull`. Past the
 * delegation of a community with a wallet `callbackId` names what waits for its signature.
 */
export async function sendOpenSession(ctx: AdminContext, asked: Asked): Promise<Output<Send>> {
  const { templateId } = asked
  const count = new Set(asked.emails).size
  const { done, callbackId } = await sendOrRenew(
    ctx,
    () => mailLink(ctx, asked),
    async () => ({ step: { kind: 'mailLink', asked }, needs: [{ templateId, places: count, count }] }),
  )
  return { sendId: '', challenge: '', callbackId: '', ...done, ...(callbackId && { callbackId }) }
}

/** The mailing itself, in the caller's transaction or one of its own. */
export function mailLink(ctx: AdminContext, asked: Asked): Promise<{ sendId: string; challenge: string }> {
  return inTransaction(ctx, async (ctx) => {
    const template = await findOwnTemplate(ctx, asked.templateId)
    if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
    const emails = [...new Set(asked.emails)]
    const link = await ensureLink(ctx, template)
    if (!(await reservePlaces(ctx, link.id, emails.length))) throw new Problem('linkFull')
    await takePlaces(ctx, template.id, emails.length)
    const delegation = await takeDelegation(ctx, template.id, emails.length)
    const shared = {
      issuerId: template.issuerId,
      templateId: template.id,
      templateVersion: link.templateVersion,
      linkId: link.id,
      note: link.note,
      didLimit: 1,
      startDate: link.startDate,
      endDate: earlier(link.endDate, delegation.validUntil),
      delegationN: delegation.n,
      language: template.lang,
    }
    const singles = emails.map((email) => ({ email }))
    const { sendId } = await sendRows(ctx, shared, singles)
    await recordEvent(ctx, { action: 'link.mailed', subjectId: link.id, detail: { claims: emails.length } })
    return { sendId, challenge: link.id }
  })
}

/** The template's newest open link that still works, or a new one; two who ask at once get the same. */
async function ensureLink(ctx: AdminContext, template: TemplateRow): Promise<Claim> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open-link:${template.id}`}, 0))`)
  const known = await linksOfTemplate(ctx, template.id)
  const living = known.find(({ endDate, suspendedAt }) => endDate > ctx.now() && !suspendedAt)
  if (living) return living
  const hasLimit = template.endDate !== null && template.limit > 0
  const asked = contract.createSessions.input.parse({
    templateId: template.id,
    didLimit: hasLimit && template.limit > 1 ? template.limit : UNLIMITED,
  })
  const { ids } = await makeSessions(ctx, template, asked)
  const made = await findClaim(ctx, ids[0] ?? '')
  if (!made) throw new Error('The link was not written')
  return made
}
