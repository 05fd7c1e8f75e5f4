import type { Language } from '../base/text.ts'

/**
 * Whose language each e-mail is written in. `page`: that of the page on which somebody just asked for it or did what it tells;
 * `draft`: the one of the two that is being worded. The operator has none to choose.
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
  keyCreated: 'community',
  keyRegenerated: 'community',
  keyShown: 'community',
  manyRefusals: 'community',
  manyRefusalsHere: 'english',
} as const

type Kind = keyof typeof MAIL_LANGUAGES
/** The languages that an e-mail of a kind is given to choose from: the one that counts, and no other. */
type Given<K extends Kind> = Record<Exclude<(typeof MAIL_LANGUAGES)[K], 'english'>, Language>

/** The language in which an e-mail is written. */
export function mailLanguage<K extends Kind>(kind: K, given: Given<K>): Language {
  const whose: string = MAIL_LANGUAGES[kind]
  return (given as Record<string, Language>)[whose] ?? 'en'
}
