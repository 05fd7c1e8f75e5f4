import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { ticketExamples } from '#features/templates/example-texts.ts'
import { endOfClaim, nameOnBadge } from '#features/templates/rules.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import { findTemplate, type TemplateRow } from '#features/templates/server/find-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Message } from '#platform/mail.ts'
import { mailLanguage } from '#platform/mail-language.ts'
import type * as contract from '../contract.ts'
import { sampleWords } from '../texts.ts'
import { attacherOf } from './mail-attachments.ts'
import { mailClaim } from './mail-claim.ts'
import { mailPicture } from './mail-picture.ts'
import { mailWords } from './mail-words.ts'

type Draft = Input<typeof contract.previewMail>
type Asked = Draft & { issuerId: string; email: string }

/**
 * The e-mail for a badge of the template (by default the issuer's newest), with a draft's words where given. Its links
 * and codes lead to no claim. Throws `notFound`.
 */
export async function sampleMail(ctx: Context, { issuerId, email, ...draft }: Asked): Promise<Message> {
  const issuer = await findIssuer(ctx, issuerId)
  const template = draft.templateId ? await findTemplate(ctx, draft.templateId) : await newestTemplate(ctx, issuerId)
  if (!issuer || (template && template.issuerId !== issuerId)) throw new Problem('notFound')
  const { settings, replyTo } = await mailWords(ctx, { issuerId, templateId: draft.templateId ?? '' })
  const { kind, subject, text } = draft
  const language = mailLanguage('test', { draft: draft.lang })
  const sample = {
    id: 'example',
    linkN: 1,
    language,
    email,
    endDate: endOfClaim(ctx.now(), template?.endDate ?? null),
    reminders: kind === 'reminder' ? 1 : 0,
    asksCode: 0,
    message: '',
    giverName: '',
    givenName: '',
    optionName: nameOnBadge(template ?? {}, { optionName: say(ticketExamples.name, language) }),
    optionSection: template?.optionSection ? say(ticketExamples.section, language) : '',
    optionSeat: template?.optionSeat ? say(ticketExamples.seat, language) : '',
  }
  const attach = template && (await attacherOf(ctx, template))
  return mailClaim(ctx, sample, {
    issuer,
    template: template ?? { name: say(sampleWords.badge, language), imageAlt: '' },
    ...(template && { picture: await mailPicture(ctx, cardOf(ctx, template, issuer)) }),
    ...(attach && { attach }),
    words: { settings: [{ [kind]: { [language]: { subject, text } } }, ...settings], replyTo },
  })
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
