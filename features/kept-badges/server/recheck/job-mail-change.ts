import { eq } from 'drizzle-orm'
import { say } from '#base/text.ts'
import { mailAddressesOf } from '#features/holders/server/mail-addresses-of.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { keptMails } from '../../texts.ts'
import { keptBadges } from '../tables.ts'

/**
 * E-mails a holder that one of their badges from elsewhere changed, while they still have it and an address; of the badge
 * itself it says nothing. A repeated e-mail has the same Message-ID.
 */
export async function mailKeptChange(
  ctx: SystemContext,
  { keptId = '', at = '' }: Record<string, string>,
): Promise<void> {
  const [row] = await ctx.db.select({ holderId: keptBadges.holderId }).from(keptBadges).where(eq(keptBadges.id, keptId))
  const holder = row && (await findHolder(ctx, row.holderId))
  const [to] = holder ? ((await mailAddressesOf(ctx, [holder.id])).get(holder.id) ?? []) : []
  if (!holder || !to) return
  const language = mailLanguage('keptChanged', { wallet: holder.language })
  const words = (key: keyof typeof keptMails) => say(keptMails[key], language)
  const framed = frameMail({
    language,
    title: words('changeTitle'),
    lines: [words('changeLine')],
    action: { label: words('changeAction'), url: `${ctx.config.walletUrl}/kept/${keptId}` },
    foot: words('changeFoot'),
  })
  const messageId = `kept.${keptId}.${at}@${new URL(ctx.config.publicUrl).hostname}`
  try {
    await ctx.mail.send({ to, subject: words('changeTitle'), messageId, ...framed })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ kept: keptId }, 'the e-mail about a kept badge was refused by the mail server')
  }
}
