import { findKeyAdmin } from '#features/issuers/server/find-key-admin.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail.ts'
import { readSession } from '#platform/sessions.ts'
import { previewMail } from '../mail-contract.ts'
import { sampleMail } from './sample-mail.ts'

/** Mails a draft to whoever asked for it, unless their session has ended. Safe to run twice: the Message-ID is the same. */
export async function mailTest(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { testId = '', sessionId = '', issuerId = '', templateId = '', replyTo = '', ...words } = data
  const session = await readSession(ctx, sessionId)
  if (session?.issuerId !== issuerId) return
  const email = session.email || (await findKeyAdmin(ctx, session.did))?.email
  if (!email) return
  const draft = previewMail.input.parse({ ...words, ...(templateId && { templateId }) })
  const message = await sampleMail(ctx, { ...draft, issuerId, email })
  const host = new URL(ctx.config.publicUrl).hostname
  try {
    await ctx.mail.send({ ...message, ...(replyTo && { replyTo }), messageId: `test.${testId}@${host}` })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ testId }, 'a test mail was refused')
  }
}
