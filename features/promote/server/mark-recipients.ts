import { adminsOf } from '#features/issuers/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { MailRefused, type Message } from '#platform/mail/mail.ts'

/** Whom e-mails about a community's mark reach: its registered admins, and the representative who asked. */
export async function markRecipients(ctx: Context, issuerId: string, representative?: string): Promise<string[]> {
  const admins = await adminsOf(ctx, issuerId)
  const registered = admins.filter(({ registrationDate }) => registrationDate !== null).map(({ email }) => email)
  return [...new Set([...registered, ...(representative ? [representative] : [])])]
}

/** Sends an e-mail about the mark; a repeated one has the same Message-ID. A refused address is passed over. */
export async function sendMarkMail(ctx: Context, message: Message): Promise<void> {
  try {
    await ctx.mail.send(message)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ messageId: message.messageId }, 'a mail about the mark was refused')
  }
}
