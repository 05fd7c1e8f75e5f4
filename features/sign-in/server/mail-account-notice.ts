import { type Language, say } from '#base/text.ts'
import { findNotice, forgetNotice, isTooOld, type Notice } from '#platform/account-notices.ts'
import type { Config } from '#platform/config.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused, type Message } from '#platform/mail.ts'
import { frameMail } from '#platform/mail-frame.ts'
import type { AccountNotice } from '#platform/tables.ts'
import { noticeMails as sentences } from '../notice-texts.ts'

/** Target of a notice's button: the list of sessions, the studio, or the wallet. */
const PLACES: Record<AccountNotice, 'toDevices' | 'toStudio' | 'toWallet'> = {
  signedIn: 'toDevices',
  keyCreated: 'toStudio',
  keyRegenerated: 'toStudio',
  keyShown: 'toStudio',
  manyRefusals: 'toDevices',
  manyRefusalsHere: 'toStudio',
  walletOpened: 'toWallet',
  addressJoined: 'toWallet',
  addressRemoved: 'toWallet',
}

const AGAIN_SECONDS = 600

/** Mails an account notice once: its row is deleted with the e-mail, even one that was refused. */
export async function mailAccountNotice(ctx: SystemContext, { noticeId = '' }: Record<string, string>): Promise<void> {
  const notice = await findNotice(ctx, noticeId)
  if (!notice) return
  try {
    await ctx.mail.send(writeNotice(ctx.config, notice))
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ noticeId }, 'the e-mail with a notice of an account was refused')
  }
  await forgetNotice(ctx, noticeId)
}

/**
 * Retries a notice that failed in all tries of its job (some 17 minutes), until it is a day old: an intruder must not
 * go unnoticed because e-mail was down.
 */
export async function mailAccountNoticeGaveUp(ctx: SystemContext, { noticeId = '' }: Record<string, string>) {
  const notice = await findNotice(ctx, noticeId)
  if (!notice) return
  if (isTooOld(ctx, notice)) return forgetNotice(ctx, noticeId)
  await ctx.jobs.send(ctx, 'mail-account-notice', { noticeId }, AGAIN_SECONDS)
}

function writeNotice(config: Config, { id, kind, email, language, detail, createdAt }: Notice): Message {
  const words = (key: keyof typeof sentences, values = {}) =>
    say(sentences[key], language, { ...detail, email, ...values })
  const place = PLACES[kind]
  const { community, device } = detail
  const { html, text } = frameMail({
    language,
    title: words(`${kind}Title`),
    lines: [
      words(`${kind}Line`),
      ...(community && kind === 'signedIn' ? [words('community')] : []),
      ...(device === undefined ? [] : [words('device', { device: device || words('unknown') })]),
      words('at', { date: dateOf(createdAt, language) }),
    ],
    action: { label: words(place), url: urlOf(config, place) },
    foot: words(place === 'toWallet' ? 'walletFoot' : 'studioFoot'),
  })
  const messageId = `notice-${id}@${new URL(config.publicUrl).hostname}`
  return { to: email, subject: words(`${kind}Title`), html, text, messageId }
}

function urlOf({ publicUrl, walletUrl }: Config, place: (typeof PLACES)[AccountNotice]): string {
  if (place === 'toWallet') return walletUrl
  return place === 'toDevices' ? `${publicUrl}/settings/sessions` : publicUrl
}

function dateOf(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)
}
