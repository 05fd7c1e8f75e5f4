import type { Input, Output } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { earlier } from '#features/claims/rules.ts'
import { takePlaces } from '#features/claims/server/places.ts'
import { messageOf } from '#features/sends/mail/server/messages.ts'
import { continuation } from '#features/sends/server/continuations.ts'
import { readListed } from '#features/sends/server/read-listed.ts'
import type { Renewal } from '#features/sends/server/renew-for-send.ts'
import { sendRows } from '#features/sends/server/send-rows.ts'
import { holdPlaces, withDelegation, workDelegated } from '#features/sends/server/with-delegation.ts'
import { endOfClaim, isSendable } from '#features/templates/rules.ts'
import { takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { delegationsWith } from '#features/templates/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type KnownLink, lockLinkFor, reserveInLink } from './ensure-link.ts'

type Send = typeof contract.sendOpenSession
type Asked = Input<Send>

/**
 * Mails a template's open link: every address gets its own claim in the link's places, with a row and a status. Where none
 * has room for all, they count in an unlimited one that nobody sees. Invalid addresses are dropped; throws `noValidEmails`
 * if none is left. Beyond the delegation of a community with its own wallet, `callbackId` is the operation that waits for
 * its signature.
 */
export async function sendOpenSession(ctx: TeamContext, input: Asked): Promise<Output<Send>> {
  const asked = { ...input, emails: [...new Set(readListed(input.emails).emails)] }
  const count = asked.emails.length
  if (count === 0) throw new InvalidInput('noValidEmails')
  const { done, callbackId } = await withDelegation(ctx, (ctx) => planMailing(ctx, asked), mailLink)
  return { sendId: '', challenge: '', callbackId: '', ...done, ...(callbackId && { callbackId }) }
}

const mailLinkStep = continuation('mailLink', async (ctx, asked: Asked) =>
  workDelegated(ctx, await planMailing(ctx, asked), mailLink),
)

type Planned = Renewal & { asked: Asked; template: TemplateRow; known: KnownLink }

async function planMailing(ctx: TeamContext, asked: Asked): Promise<Planned> {
  const template = await findOwnTemplate(ctx, asked.templateId, 'distribute')
  if (!isSendable(template.contractState)) throw new Problem('templateNotPublished')
  const { id: templateId } = template
  const count = asked.emails.length
  const known = await lockLinkFor(ctx, template, count)
  // Without a link one is made first, which needs a delegation whatever the quantity has left.
  const isPast = known === 'none' && (await delegationsWith(ctx, templateId, 1)).length === 0
  const need = isPast ? { templateId, places: count, count } : await holdPlaces(ctx, template, count)
  return { asked, template, known, step: mailLinkStep(asked), needs: [need] }
}

async function mailLink(ctx: TeamContext, { asked, template, known }: Planned) {
  const { emails } = asked
  const link = await reserveInLink(ctx, template, { known, count: emails.length })
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
}
