import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import type { Language } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { MailDelayed, MailRefused } from '#platform/mail/mail.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type * as contract from '../../contract.ts'
import { CODE_MINUTES, CODES_AN_HOUR } from '../../rules.ts'
import { emailCodes } from '../../server/tables.ts'
import { writeCodeMail } from './write-code-mail.ts'

type Create = typeof contract.createEmailVerification

const RATE = { limit: CODES_AN_HOUR, seconds: 3600 }

/**
 * E-mails six digits to an address, which end the earlier ones. The e-mail is sent in the call, because the person waits
 * for it: throws `emailNotSent` if it cannot be, and `tooManyRequests` after five in an hour, counted for the community
 * and for the address.
 */
export async function createEmailVerification(ctx: AdminContext, { email, lang }: Input<Create>) {
  const { issuerId } = ctx.actor
  await takeRate(ctx, `promote-code:${issuerId}`, RATE)
  await takeRate(ctx, `promote-code:${hashText(email)}`, RATE)
  const expiresAt = new Date(ctx.now().getTime() + CODE_MINUTES * 60_000)
  const { id, community } = await inTransaction(ctx, async (ctx) => {
    const issuer = await findIssuer(ctx, issuerId)
    if (!issuer) throw new Problem('notFound')
    const id = newId()
    await ctx.db.delete(emailCodes).where(and(eq(emailCodes.issuerId, issuerId), eq(emailCodes.email, email)))
    const written = await ctx.db
      .insert(emailCodes)
      .values({ id, issuerId, email, tries: 0, expiresAt })
      .onConflictDoNothing()
      .returning({ id: emailCodes.id })
    // Asked for twice at once: the other call's code is on its way.
    if (written.length === 0) throw new Problem('tooManyRequests')
    await recordEvent(ctx, { action: 'verification.asked', subjectId: id })
    return { id, community: issuer.name }
  })
  await send(ctx, { id, email, community, language: mailLanguage('promoteCode', { page: lang ?? ctx.language }) })
  return { expiresAt: expiresAt.toISOString() }
}

type Code = { id: string; email: string; community: string; language: Language }

async function send(ctx: AdminContext, code: Code): Promise<void> {
  try {
    await ctx.mail.send({ ...writeCodeMail(ctx.config, code), isAwaited: true })
  } catch (error) {
    if (!(error instanceof MailRefused || error instanceof MailDelayed)) throw error
    ctx.log.warn({ id: code.id }, 'the mail with a code could not be sent')
    throw new Problem('emailNotSent')
  }
}
