import { eq } from 'drizzle-orm'
import { findKeyAdmin } from '#features/issuers/server/api-keys/find-key-admin.ts'
import { readSession } from '#platform/access/sessions.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { sampleMail } from './sample-mail.ts'
import { mailDrafts } from './tables.ts'

type Draft = typeof mailDrafts.$inferSelect

/** E-mails a draft to the admin who requested it, unless their session has ended. A repetition has the same Message-ID. */
export async function mailTest(ctx: SystemContext, { testId = '' }: Record<string, string>): Promise<void> {
  const [draft] = await ctx.db.select().from(mailDrafts).where(eq(mailDrafts.id, testId))
  if (!draft) return
  const email = await addressOf(ctx, draft)
  if (email) await mailDraft(ctx, draft, email)
  await ctx.db.delete(mailDrafts).where(eq(mailDrafts.id, testId))
}

async function addressOf(ctx: SystemContext, { sessionId, issuerId }: Draft): Promise<string | undefined> {
  const session = await readSession(ctx, sessionId)
  if (session?.issuerId !== issuerId) return undefined
  return session.email || (await findKeyAdmin(ctx, session.did))?.email
}

async function mailDraft(ctx: SystemContext, draft: Draft, email: string): Promise<void> {
  const { id, issuerId, templateId, kind, language: lang, subject, text, replyTo } = draft
  const words = { kind, lang, subject, text, ...(templateId && { templateId }) }
  const message = await sampleMail(ctx, { ...words, issuerId, email })
  const host = new URL(ctx.config.publicUrl).hostname
  try {
    await ctx.mail.send({ ...message, ...(replyTo && { replyTo }), messageId: `test.${id}@${host}` })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ testId: id }, 'a test mail was refused')
  }
}
