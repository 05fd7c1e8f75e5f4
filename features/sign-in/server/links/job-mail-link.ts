import { eq } from 'drizzle-orm'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { mailProof } from '../../proof/server/mail-proof.ts'
import { magicLinks } from '../tables.ts'
import { mailLink } from './mail-link.ts'

/** Mails a link into the studio, or the code of a proof, unless it was spent or has expired. A refused address is not retried. */
export async function jobMailLink(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const [link] = await ctx.db
    .select()
    .from(magicLinks)
    .where(eq(magicLinks.id, data.linkId ?? ''))
  if (!link || link.spentAt || link.expiresAt <= ctx.now()) return
  const message = await (link.purpose === 'proof' ? mailProof : mailLink)(ctx.config, link)
  try {
    await ctx.mail.send({ ...message, isAwaited: true })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ linkId: link.id }, 'the mail with a link was refused')
  }
}
