import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { say } from '#base/text.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { mailWords } from '#features/mailing/server/mail-words.ts'
import { recipientOf } from '#features/sends/mail/server/recipient-of.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailDelayed, MailRefused } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { messageMail } from '../mail-texts.ts'
import { memberToken } from './member-token.ts'
import type { ConversationRow } from './queries.ts'
import { conversations, messages } from './tables.ts'

/** Longer than a mail server takes for one e-mail; after a crash or a delay another mailer takes the row then. */
const LEASE_MS = 15 * 60_000
const ROWS_AT_ONCE = 5
/** An e-mail that a mail server has not taken for so long is given up. */
const GIVEN_UP_MS = 24 * 60 * 60_000

type Leased = ConversationRow & { mailDueAt: Date }

/**
 * Mails members that a community wrote to them, an hour after the first message that they have not read: once until they
 * read it. During an outage of the mail server the rest waits for a later sweep. Safe to run concurrently; after a crash
 * an e-mail may be sent again, with the same Message-ID.
 */
export async function mailMessages(ctx: SystemContext): Promise<void> {
  while (!ctx.stopping.aborted) {
    const leased = await lease(ctx)
    if (leased.length === 0) return
    const outcomes = await Promise.all(leased.map((conversation) => sendOne(ctx, conversation)))
    if (outcomes.includes('away')) return
  }
}

async function lease(ctx: SystemContext): Promise<Leased[]> {
  const now = ctx.now()
  const due = ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(lte(conversations.mailDueAt, now), isNull(conversations.blockedAt), isNull(conversations.closedAt)))
    .orderBy(asc(conversations.mailDueAt))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  const mailDueAt = new Date(now.getTime() + LEASE_MS)
  const rows = await ctx.db.update(conversations).set({ mailDueAt }).where(inArray(conversations.id, due)).returning()
  return rows.map((row) => ({ ...row, mailDueAt }))
}

async function sendOne(ctx: SystemContext, leased: Leased): Promise<'done' | 'away'> {
  const first = await firstUnread(ctx, leased.id)
  try {
    if (first) await send(ctx, leased, first.id)
  } catch (error) {
    ctx.log.warn({ err: error, conversation: leased.id }, 'a member was not mailed about a message')
    const isLate = !first || ctx.now().getTime() - first.createdAt.getTime() > GIVEN_UP_MS
    if (!(error instanceof MailRefused) && !isLate)
      return error instanceof MailDelayed && error.isAway ? 'away' : 'done'
  }
  // Not if the member has read it meanwhile, and there is something new to be mailed about later.
  await ctx.db
    .update(conversations)
    .set({ mailDueAt: null })
    .where(and(eq(conversations.id, leased.id), eq(conversations.mailDueAt, leased.mailDueAt)))
  return 'done'
}

async function firstUnread(ctx: SystemContext, conversationId: string) {
  const isUnread = and(eq(messages.from, 'community'), isNull(messages.readAt))
  const [first] = await ctx.db
    .select({ id: messages.id, createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isUnread))
    .orderBy(asc(messages.number))
    .limit(1)
  return first
}

async function send(ctx: SystemContext, leased: Leased, messageId: string): Promise<void> {
  const { issuerId, holderId, unreadByMember: count } = leased
  const [issuer, holder] = [await findIssuer(ctx, issuerId), await findHolder(ctx, holderId)]
  const { email, isUnwanted } = await recipientOf(ctx, { issuerId, holderId, email: '' })
  if (!issuer || !holder || email === '' || isUnwanted) return
  const { publicUrl, walletUrl } = ctx.config
  const language = mailLanguage('message', { wallet: holder.language })
  const words = (key: keyof typeof messageMail) =>
    say(messageMail[key], language, { issuer: issuer.name, email, count })
  const { replyTo } = await mailWords(ctx, { issuerId, templateId: '' })
  const unsubscribeUrl = `${publicUrl}/unsubscribe/member/${memberToken(ctx.config, { issuerId, holderId })}`
  await ctx.mail.send({
    to: email,
    subject: words('subject'),
    ...(replyTo && { replyTo }),
    messageId: `message.${messageId}@${new URL(publicUrl).hostname}`,
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...frameMail({
      language,
      title: words('title'),
      lines: [words('text')],
      action: { label: words('action'), url: `${walletUrl}/communities/${issuerId}/messages` },
      foot: words('sentTo'),
      footLink: { label: words('unsubscribe'), url: unsubscribeUrl },
    }),
  })
}
