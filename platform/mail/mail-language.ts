import type { Language } from '../../base/text.ts'

/**
 * Whose language each e-mail is written in. `page`: that of the page on which it was requested or its cause happened;
 * `draft`: that of the wording being edited. An operator has no language setting.
 */
export const MAIL_LANGUAGES = {
  claim: 'template',
  reminder: 'template',
  news: 'template',
  test: 'draft',
  link: 'page',
  proof: 'page',
  walletLink: 'page',
  entryCode: 'page',
  replyCode: 'page',
  signedIn: 'page',
  addressJoined: 'page',
  addressRemoved: 'page',
  walletOpened: 'wallet',
  digest: 'wallet',
  insights: 'page',
  keyCreated: 'community',
  keyRegenerated: 'community',
  webhookOff: 'community',
  keyShown: 'community',
  keyMade: 'community',
  keyRotated: 'community',
  keyEnded: 'community',
  keyUnused: 'community',
  keyLeaked: 'community',
  manyRefusals: 'community',
  manyRefusalsHere: 'english',
  postReported: 'english',
  keptShareReported: 'english',
  keptChanged: 'wallet',
  addressCode: 'page',
  message: 'wallet',
  adminRemoved: 'page',
  invitationWithdrawn: 'page',
  adminAddressChanged: 'page',
  mainAdminChanged: 'page',
  invitation: 'page',
  invitationDeclined: 'page',
  mainAdminReplaced: 'community',
  replacementAnnounced: 'community',
  replacementStopped: 'community',
  subDeclined: 'page',
  subDeletionAnnounced: 'community',
  subDeletionStopped: 'community',
  subDeleted: 'community',
  subReleased: 'community',
  subLeft: 'community',
  subMoved: 'community',
  parentDeleted: 'community',
  promoteCode: 'page',
  promoteRequested: 'english',
  promoteAccepted: 'community',
  promoteRefused: 'community',
  markEnding: 'community',
} as const

type Kind = keyof typeof MAIL_LANGUAGES
/** The languages passed for a kind of e-mail: only the one that decides. */
type Given<K extends Kind> = Record<Exclude<(typeof MAIL_LANGUAGES)[K], 'english'>, Language>

/** The language of an e-mail. */
export function mailLanguage<K extends Kind>(kind: K, given: Given<K>): Language {
  const whose: string = MAIL_LANGUAGES[kind]
  return (given as Record<string, Language>)[whose] ?? 'en'
}
