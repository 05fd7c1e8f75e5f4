import { and, eq, gt, isNull } from 'drizzle-orm'
import { say } from '#base/text.ts'
import { LINK_MINUTES } from '#features/sign-in/rules.ts'
import { secretsOfLink } from '#features/sign-in/server/links/link-secrets.ts'
import { magicLinks } from '#features/sign-in/server/tables.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { holderMails } from '../../texts.ts'

/** Mails the link and code of `linkId`, while it is still valid; an e-mail sent twice has the same Message-ID. */
export async function mailWalletLink(ctx: SystemContext, { linkId = '' }: Record<string, string>) {
  const [link] = await ctx.db
    .select()
    .from(magicLinks)
    .where(and(eq(magicLinks.id, linkId), isNull(magicLinks.spentAt), gt(magicLinks.expiresAt, ctx.now())))
  if (!link) return
  const { token, code } = secretsOfLink(ctx.config, link)
  const kind = link.purpose === 'address' ? 'address' : 'wallet'
  const language = mailLanguage('walletLink', { page: link.language })
  const words = (key: keyof typeof holderMails) =>
    say(holderMails[key], language, { email: link.email, count: LINK_MINUTES })
  // An address joins by its code alone: a link that adds it at a press could trick people into merging wallets.
  const url = kind === 'wallet' ? `${ctx.config.walletUrl}/auth?token=${token}` : ctx.config.walletUrl
  const framed = frameMail({
    language,
    title: words(`${kind}Title`),
    lines: [words(`${kind}Line`), words('life')],
    action: { label: words(`${kind}Action`), url },
    code,
    foot: words('foot'),
  })
  const messageId = `${kind}.${link.id}@${new URL(ctx.config.publicUrl).hostname}`
  try {
    await ctx.mail.send({ isAwaited: true, to: link.email, subject: words(`${kind}Subject`), messageId, ...framed })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ link: link.id }, 'a wallet link was refused by the mail server')
  }
}
