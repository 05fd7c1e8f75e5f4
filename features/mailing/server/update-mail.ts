import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { InvalidInput } from '#base/problem.ts'
import { assertName } from '#features/issuers/server/assert-name.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { ownIssuer } from '#features/templates/server/own-issuer.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { isReplyAddress } from './reply-addresses.ts'
import { mailSettings } from './tables.ts'

/**
 * Changes the wording of the issuer's e-mails, or those of one template; without any own text the wider setting applies
 * again. Throws `subjectInvalid` for a subject with the platform's name, because with our sender address it would appear
 * to be from us.
 */
export function updateMail(ctx: AdminContext, { templateId, texts, replyTo }: Input<typeof contract.updateMail>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const template = templateId ? await findOwnTemplate(ctx, templateId, 'distribute') : undefined
    if (replyTo && !(await isReplyAddress(ctx, issuerId, replyTo))) throw new InvalidInput('replyToNotConfirmed')
    const key = { issuerId, templateId: template?.id ?? '' }
    const { did } = await ownIssuer(ctx)
    for (const { subject } of Object.values(texts).flatMap((both) => Object.values(both)))
      await assertName(ctx, subject, did, 'subjectInvalid')
    const saysSomething =
      replyTo !== '' ||
      Object.values(texts).some((both) =>
        Object.values(both).some(({ subject, text }) => subject !== '' || text !== ''),
      )
    if (saysSomething)
      await ctx.db
        .insert(mailSettings)
        .values({ ...key, texts, replyTo })
        .onConflictDoUpdate({ target: [mailSettings.issuerId, mailSettings.templateId], set: { texts, replyTo } })
    else
      await ctx.db
        .delete(mailSettings)
        .where(and(eq(mailSettings.issuerId, issuerId), eq(mailSettings.templateId, key.templateId)))
    await recordEvent(ctx, { action: 'mail.worded', subjectId: template?.id ?? issuerId })
    return {}
  })
}
