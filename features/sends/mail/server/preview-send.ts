import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { mailClaim } from '#features/mailing/server/mail-claim.ts'
import { mailWords } from '#features/mailing/server/mail-words.ts'
import { SAMPLE, takePreview } from '#features/mailing/server/sample-mail.ts'
import { shareMail } from '#features/mailing/server/share-mail.ts'
import { showMail } from '#features/mailing/server/show-mail.ts'
import { endOfNextClaim } from '#features/templates/server/end-of-next-claim.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import { readDates } from '../../server/make-sessions.ts'
import type * as contract from '../contract.ts'

type Asked = Input<typeof contract.previewSend>

/** Writes the e-mail that a recipient of a send would get, as it is sent; only its links lead nowhere. Sends nothing. */
export async function previewSend(ctx: TeamContext, asked: Asked) {
  const template = await findOwnTemplate(ctx, asked.templateId, 'distribute')
  const issuer = await findIssuer(ctx, template.issuerId)
  if (!issuer) throw new Problem('notFound')
  await takePreview(ctx, issuer.id)
  const { wantedEnd } = readDates(ctx, template, { startDate: '', endDate: asked.endDate })
  const words = await mailWords(ctx, { issuerId: issuer.id, templateId: template.id })
  const claim = {
    ...SAMPLE,
    language: template.lang,
    email: asked.email || ctx.actor.email,
    endDate: await endOfNextClaim(ctx, template, wantedEnd),
    asksCode: asked.asksCode ? 1 : 0,
    message: asked.message,
    optionName: asked.name,
    optionSection: asked.section,
    optionSeat: asked.seat,
  }
  const mail = await mailClaim(ctx, claim, await shareMail(ctx, { template, issuer, words }))
  return { ...(await showMail(mail)), replyTo: words.replyTo, lang: template.lang }
}
