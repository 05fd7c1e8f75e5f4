import { type Language, say } from '#base/text.ts'
import type { Notice } from '#platform/mail/account-notices.ts'
import type { Message } from '#platform/mail/mail.ts'
import { mailMoment } from '#platform/mail/mail-dates.ts'
import { frameInBoth } from '#platform/mail/mail-frame.ts'
import type { Config } from '#platform/settings/config.ts'
import type { AccountNotice, TeamNotice } from '#platform/tables.ts'
import { STOP_PATH, UNDO_PATH } from '../../rules.ts'
import { teamNotices } from '../notice-texts.ts'
import { subNotices } from '../sub-notice-texts.ts'
import { tokenOfChange } from './change-secrets.ts'

const sentences = { ...teamNotices, ...subNotices }

type Key = keyof typeof sentences

/** Notices with a button: the page behind it. */
const PAGES: Partial<Record<TeamNotice, string>> = {
  adminAddressChanged: UNDO_PATH,
  replacementAnnounced: STOP_PATH,
}

/** Whether a notice is about a community's admins. */
export function isTeamNotice(kind: AccountNotice): kind is TeamNotice {
  return `${kind}Foot` in sentences
}

/** Writes the e-mail of a notice about a community's admins, in both languages. */
export function writeTeamNotice(config: Config, notice: Notice, kind: TeamNotice): Message {
  const { id, email, language, detail, createdAt } = notice
  const host = new URL(config.publicUrl).hostname
  const wordsIn =
    (language: Language) =>
    (key: string, values: Record<string, string> = {}) =>
      say(sentences[key as Key], language, { ...detail, email, host, ...values })
  const page = PAGES[kind]
  const token = tokenOfChange(config, { id: detail.changeId ?? '', hash: detail.hash ?? '' })
  const framed = frameInBoth(language, (language) => {
    const words = wordsIn(language)
    const until = mailMoment(detail.until ? new Date(detail.until) : createdAt, language)
    return {
      title: words(`${kind}Title`),
      lines: [
        words(`${kind}Line`, { until }),
        ...(page ? [words(`${kind}More`, { until })] : []),
        words('at', { date: mailMoment(createdAt, language) }),
      ],
      ...(page && { action: { label: words(`${kind}Action`), url: `${config.publicUrl}${page}?token=${token}` } }),
      foot: words(`${kind}Foot`),
    }
  })
  return { to: email, subject: wordsIn(language)(`${kind}Title`), ...framed, messageId: `notice-${id}@${host}` }
}
