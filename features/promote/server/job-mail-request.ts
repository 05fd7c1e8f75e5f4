import { say } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { SystemContext } from '#platform/context.ts'
import { mailDay } from '#platform/mail/mail-dates.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { decideLink } from '../decision/server/decide-link.ts'
import { listVerifications } from '../evidence/server/list-verifications.ts'
import { kindTexts } from '../kind-texts.ts'
import { requestMail } from '../mail-texts.ts'
import { sendMarkMail } from './mark-recipients.ts'
import { findRequest, linkUntil } from './open-request.ts'

/** E-mails a waiting request to the operator, with the link to decide it. */
export async function jobMailRequest(ctx: SystemContext, { requestId = '' }: Record<string, string>): Promise<void> {
  const request = await findRequest(ctx, requestId)
  if (request?.state !== 'waiting') return
  const issuer = await findIssuer(ctx, request.issuerId)
  if (!issuer) return
  const language = mailLanguage('promoteRequested', {})
  const proven = await listVerifications(ctx, issuer.id)
  const values = {
    community: request.name,
    kind: say(kindTexts[request.kind], language),
    person: `${request.firstName} ${request.lastName}`,
    email: request.email,
    profile: request.profile,
    website: issuer.website || say(requestMail.noWebsite, language),
    reason: request.reason,
    proven: proven.map(({ value }) => value).join(', '),
    issuerId: issuer.id,
    date: mailDay(linkUntil(request), language),
  }
  const words = (key: keyof typeof requestMail) => say(requestMail[key], language, values)
  const framed = frameMail({
    language,
    title: words('title'),
    lines: [words('who'), words('where'), words('proven'), words('reason'), words('next')],
    action: { label: words('action'), url: decideLink(ctx.config, request.id) },
    foot: words('foot'),
  })
  const messageId = `promotion-${request.id}@${new URL(ctx.config.publicUrl).hostname}`
  await sendMarkMail(ctx, { to: ctx.config.supportEmail, subject: words('title'), messageId, ...framed })
}
