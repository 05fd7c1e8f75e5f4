import type { Input, Output } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { earlier } from '#features/claims/rules.ts'
import { takePlaces } from '#features/claims/server/places.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import { messageOf } from '#features/sends/server/message-of.ts'
import { readListed } from '#features/sends/server/read-listed.ts'
import { sendOrRenew } from '#features/sends/server/send-or-renew.ts'
import { sendRows } from '#features/sends/server/send-rows.ts'
import { endOfClaim, isSendable } from '#features/templates/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { takeDelegation } from '#features/templates/server/take-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { reserveInLink } from './ensure-link.ts'

type Send = typeof contract.sendOpenSession
type Asked = Input<Send>

/**
 * Mails a template's open link: every address gets its own claim in the link's places, with a row and a status. Where none
 * has room for all, they count in an unlimited one that nobody sees. Invalid addresses are dropped; throws `noValidEmails`
 * if none is left. Beyond the delegation of a community with its own wallet, `callbackId` is the operation that waits for
 * its signature.
 */
export async function sendOpenSession(ctx: TeamContext, input: Asked): Promise<Output<Send>> {
  const { templateId } = input
  const asked = { ...input, emails: [...new Set(readListed(input.emails).emails)] }
  const count = asked.emails.length
  if (count === 0) throw new InvalidInput('noValidEmails')
  const { done, callbackId } = await sendOrRenew(
    ctx,
    () => mailLink(ctx, asked),
    async () => ({ step: mailLinkStep(asked), needs: [{ templateId, places: count, count }] }),
  )
  return { sendId: '', challenge: '', callbackId: '', ...done, ...(callbackId && { callbackId }) }
}

const mailLinkStep = continuation('mailLink', mailLink)

/** The mailing itself, in the caller's transaction or its own. */
export function mailLink(ctx: TeamContext, asked: Asked): Promise<{ sendId: string; challenge: string }> {
  return inTransaction(ctx, async (ctx) => {
    const template = await findOwnTemplate(ctx, asked.templateId, 'distribute')
    if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
    const { emails } = asked
    const link = await reserveInLink(ctx, template, emails.length)
    await takePlaces(ctx, template.id, emails.length)
    const delegation = await takeDelegation(ctx, template.id, emails.length)
    // Nobody can see or extend a counting link: each claim has its own end.
    const wantedEnd = link.isShown ? link.endDate : endOfClaim(ctx.now(), template.endDate)
    const shared = {
      issuerId: template.issuerId,
      templateId: template.id,
      templateVersion: link.templateVersion,
      linkId: link.id,
      note: link.note,
      evidenceUrl: asked.evidenceUrl,
      evidenceText: asked.evidenceText,
      didLimit: 1,
      startDate: link.startDate,
      endDate: earlier(wantedEnd, delegation.validUntil),
      delegationN: delegation.n,
      language: template.lang,
    }
    const singles = emails.map((email) => ({ email }))
    const message = asked.message || (await messageOf(ctx, link.sendId))
    const { sendId } = await sendRows(ctx, shared, singles, { message })
    await recordEvent(ctx, { action: 'sessions.created', subjectId: sendId, detail: { links: emails.length } })
    await recordEvent(ctx, { action: 'link.mailed', subjectId: link.id, detail: { claims: emails.length } })
    return { sendId, challenge: link.id }
  })
}
