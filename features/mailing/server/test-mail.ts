import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { InvalidInput } from '#base/problem.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { isReplyAddress } from './reply-addresses.ts'
import { mailDrafts } from './tables.ts'

const TESTS_AN_HOUR = { limit: 20, seconds: 3600 }

/** Sends an e-mail with a draft's words to the caller's own address, outside the daily limit. */
export async function testMail(ctx: AdminContext, { templateId, ...draft }: Input<typeof contract.testMail>) {
  const { issuerId, sessionId, email } = ctx.actor
  if (templateId) await findOwnTemplate(ctx, templateId, 'distribute')
  if (draft.replyTo && !(await isReplyAddress(ctx, issuerId, draft.replyTo)))
    throw new InvalidInput('replyToNotConfirmed')
  await takeRate(ctx, `mail-test:${issuerId}`, TESTS_AN_HOUR)
  return inTransaction(ctx, async (ctx) => {
    const testId = newId()
    await recordEvent(ctx, { action: 'mail.tested', subjectId: templateId ?? issuerId })
    const { lang: language, ...words } = draft
    await ctx.db
      .insert(mailDrafts)
      .values({ ...words, id: testId, language, issuerId, sessionId, templateId, createdAt: ctx.now() })
    await ctx.jobs.send(ctx, 'mail-test', { testId })
    return { email }
  })
}
