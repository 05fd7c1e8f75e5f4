import { say } from '#base/text.ts'
import { isTeamNotice, writeTeamNotice } from '#features/team/account/server/write-team-notice.ts'
import type { SystemContext } from '#platform/context.ts'
import { findNotice, forgetNotice, isTooOld, type Notice } from '#platform/mail/account-notices.ts'
import { MailRefused, type Message } from '#platform/mail/mail.ts'
import { mailMoment } from '#platform/mail/mail-dates.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import type { Config } from '#platform/settings/config.ts'
import type { AccountNotice, TeamNotice } from '#platform/tables.ts'
import { noticeMails as sentences } from '../notice-texts.ts'

/** A notice whose words are here; those about a community's admins are the team's. */
type OwnNotice = Exclude<AccountNotice, TeamNotice>

/** Target of a notice's button: the list of sessions, the studio, its keys, or the wallet. */
const PLACES: Record<OwnNotice, 'toDevices' | 'toStudio' | 'toKeys' | 'toWallet'> = {
  signedIn: 'toDevices',
  keyCreated: 'toStudio',
  keyRegenerated: 'toStudio',
  webhookOff: 'toStudio',
  keyShown: 'toStudio',
  keyMade: 'toKeys',
  keyRotated: 'toKeys',
  keyEnded: 'toKeys',
  keyUnused: 'toKeys',
  keyLeaked: 'toKeys',
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
    const { kind } = notice
    const write = () =>
      isTeamNotice(kind) ? writeTeamNotice(ctx.config, notice, kind) : writeNotice(ctx.config, notice, kind)
    await ctx.mail.send(write())
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

function writeNotice(config: Config, notice: Notice, kind: OwnNotice): Message {
  const { id, email, language, detail, createdAt } = notice
  const count = detail.count ?? detail.hours
  const shared = { ...detail, email, ...(count !== undefined && { count: Number(count) }) }
  const words = (key: keyof typeof sentences, values = {}) => say(sentences[key], language, { ...shared, ...values })
  const place = PLACES[kind]
  const { community, device } = detail
  const { html, text } = frameMail({
    language,
    title: words(`${kind}Title`),
    lines: [
      words(`${kind}Line`),
      ...(community && kind === 'signedIn' ? [words('community')] : []),
      ...(device === undefined ? [] : [words('device', { device: device || words('unknown') })]),
      words('at', { date: mailMoment(createdAt, language) }),
    ],
    action: { label: words(place), url: urlOf(config, place) },
    foot: words(place === 'toWallet' ? 'walletFoot' : 'studioFoot'),
  })
  const messageId = `notice-${id}@${new URL(config.publicUrl).hostname}`
  return { to: email, subject: words(`${kind}Title`), html, text, messageId }
}

function urlOf({ publicUrl, walletUrl }: Config, place: (typeof PLACES)[OwnNotice]): string {
  if (place === 'toWallet') return walletUrl
  if (place === 'toKeys') return `${publicUrl}/settings/api-key`
  return place === 'toDevices' ? `${publicUrl}/settings/sessions` : publicUrl
}
