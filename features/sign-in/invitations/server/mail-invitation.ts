import { type Language, say } from '#base/text.ts'
import type { Invited } from '#features/team/server/find-invitation.ts'
import type { Message } from '#platform/mail/mail.ts'
import { mailMoment } from '#platform/mail/mail-dates.ts'
import { frameInBoth } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { Config } from '#platform/settings/config.ts'
import { INVITE_PATH, LINK_MINUTES } from '../../rules.ts'
import { secretsOfLink } from '../../server/links/link-secrets.ts'
import type { Link } from '../../server/links/read-link.ts'
import { invitationMails as sentences } from '../texts.ts'

/** More folders than this are not named. */
const FOLDERS_NAMED = 10

type Mailed = Invited & { folders: string[]; link: Link }

/** Writes the e-mail with an invitation, its link and code, in the inviter's language with the other one below. */
export function mailInvitation(config: Config, { invitation, community, folders, link }: Mailed): Message {
  const { kind, email } = invitation
  const { token, code } = secretsOfLink(config, link)
  const host = new URL(config.publicUrl).host
  const page = `${host}${INVITE_PATH}`
  const values = {
    community: community.name,
    name: invitation.communityName,
    inviter: invitation.inviterName || invitation.invitedBy || community.name,
    email,
    host,
  }
  const language = mailLanguage('invitation', { page: invitation.language })
  const framed = frameInBoth(language, (language) => {
    const words = (key: keyof typeof sentences, more = {}) => say(sentences[key], language, { ...values, ...more })
    const names = namesOf(folders, language)
    return {
      title: words(`${kind}Title`),
      lines: [
        words(`${kind}Line`),
        ...(kind === 'folder' ? [words('folders', { count: folders.length, names })] : []),
        words('until', { until: mailMoment(invitation.expiresAt, language) }),
        words('decline'),
        words('code', { page, count: LINK_MINUTES }),
      ],
      action: { label: words('action'), url: `${config.publicUrl}${INVITE_PATH}?token=${token}` },
      code,
      codePage: page,
      foot: words('foot'),
    }
  })
  const messageId = `invitation-${link.id}@${new URL(config.publicUrl).hostname}`
  return { to: email, subject: say(sentences[`${kind}Title`], language, values), ...framed, messageId }
}

function namesOf(folders: string[], language: Language): string {
  const named = folders.slice(0, FOLDERS_NAMED)
  if (named.length < folders.length) return `${named.join(', ')}…`
  return new Intl.ListFormat(language).format(named)
}
