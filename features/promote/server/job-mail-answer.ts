import { type Language, say } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context, SystemContext } from '#platform/context.ts'
import { mailDay } from '#platform/mail/mail-dates.ts'
import { frameInBoth } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { answerMail } from '../mail-texts.ts'
import { AGAIN_DAYS, daysLater, markEnd } from '../rules.ts'
import { markRecipients, sendMarkMail } from './mark-recipients.ts'
import { findRequest, type PromoteRequest } from './open-request.ts'

/** E-mails a community what the operator decided. */
export async function jobMailAnswer(ctx: SystemContext, { requestId = '' }: Record<string, string>): Promise<void> {
  const request = await findRequest(ctx, requestId)
  const issuer = request && (await findIssuer(ctx, request.issuerId))
  if (!request || !issuer || request.state === 'waiting' || !request.decidedAt) return
  const kind = request.state === 'accepted' ? 'promoteAccepted' : 'promoteRefused'
  const language = mailLanguage(kind, { community: issuer.language })
  const { title, ...framed } = write(ctx, request, { language, decidedAt: request.decidedAt })
  const host = new URL(ctx.config.publicUrl).hostname
  for (const [at, to] of (await markRecipients(ctx, issuer.id, request.email)).entries())
    await sendMarkMail(ctx, {
      to,
      subject: title,
      messageId: `promotion-answer-${request.id}-${at}@${host}`,
      ...framed,
    })
}

type Writing = { language: Language; decidedAt: Date }

function write({ config }: Pick<Context, 'config'>, request: PromoteRequest, { language, decidedAt }: Writing) {
  const { host } = new URL(config.publicUrl)
  const isAccepted = request.state === 'accepted'
  const until = isAccepted ? markEnd(decidedAt) : daysLater(decidedAt, AGAIN_DAYS)
  const wordsIn = (language: Language) => (key: keyof typeof answerMail) =>
    say(answerMail[key], language, {
      community: request.name,
      host,
      answer: request.answer,
      date: mailDay(until, language),
    })
  const titleKey = isAccepted ? 'acceptedTitle' : 'refusedTitle'
  const framed = frameInBoth(language, (language) => {
    const words = wordsIn(language)
    return {
      title: words(titleKey),
      lines: isAccepted
        ? [words('acceptedLine'), words('acceptedName')]
        : [words('refusedLine'), words('answer'), words('again')],
      action: { label: words('action'), url: `${config.publicUrl}/settings/promote` },
      foot: words('foot'),
    }
  })
  return { title: wordsIn(language)(titleKey), ...framed }
}
