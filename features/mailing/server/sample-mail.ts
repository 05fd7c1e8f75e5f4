import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { ticketExamples } from '#features/templates/form/example-texts.ts'
import { endOfClaim } from '#features/templates/rules.ts'
import { endOfNextClaim } from '#features/templates/server/end-of-next-claim.ts'
import { findTemplate, type TemplateRow } from '#features/templates/server/find-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type { Message } from '#platform/mail/mail.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type * as contract from '../contract.ts'
import { sampleWords } from '../texts.ts'
import { mailClaim } from './mail-claim.ts'
import { mailWords } from './mail-words.ts'
import { shareMail } from './share-mail.ts'

const PREVIEWS = { limit: 600, seconds: 600 }

type Draft = Input<typeof contract.previewMail>
type Asked = Draft & { issuerId: string; email: string }

/**
 * The e-mail for a badge of the template (by default the issuer's newest) to an example of a person, with a draft's words
 * where given. Its links and codes lead to no claim. Throws `notFound`.
 */
export async function sampleMail(ctx: Context, { issuerId, email, ...draft }: Asked): Promise<Message> {
  const issuer = await findIssuer(ctx, issuerId)
  const template = draft.templateId ? await findTemplate(ctx, draft.templateId) : await newestTemplate(ctx, issuerId)
  if (!issuer || (template && template.issuerId !== issuerId)) throw new Problem('notFound')
  const { settings, replyTo } = await mailWords(ctx, { issuerId, templateId: draft.templateId ?? '' })
  const { kind, subject, text } = draft
  const language = mailLanguage('test', { draft: draft.lang })
  const sample = {
    ...SAMPLE,
    language,
    email,
    endDate: template ? await endOfNextClaim(ctx, template) : endOfClaim(ctx.now(), null),
    reminders: kind === 'reminder' ? 1 : 0,
    optionName: say(ticketExamples.name, language),
    optionSection: template?.optionSection ? say(ticketExamples.section, language) : '',
    optionSeat: template?.optionSeat ? say(ticketExamples.seat, language) : '',
  }
  const words = { settings: [{ [kind]: { [language]: { subject, text } } }, ...settings], replyTo }
  const nothing = { name: say(sampleWords.badge, language), imageAlt: '' }
  return mailClaim(
    ctx,
    sample,
    template ? await shareMail(ctx, { template, issuer, words }) : { issuer, template: nothing, words },
  )
}

/** A claim of nobody, for e-mails that are not sent: its links and codes lead to no claim. */
export const SAMPLE = {
  id: 'example',
  linkN: 1,
  reminders: 0,
  asksCode: 0,
  message: '',
  giverName: '',
  givenName: '',
}

/** Counts a preview of an issuer's e-mails; throws `tooManyRequests`. */
export function takePreview(ctx: Context, issuerId: string): Promise<void> {
  return takeRate(ctx, `mail-preview:${issuerId}`, PREVIEWS)
}

async function newestTemplate(ctx: Context, issuerId: string): Promise<TemplateRow | undefined> {
  const [template] = await ctx.db
    .select()
    .from(templates)
    .where(and(eq(templates.issuerId, issuerId), isNull(templates.deletedAt), ne(templates.contractState, 'none')))
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(1)
  return template
}
