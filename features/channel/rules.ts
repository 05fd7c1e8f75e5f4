import { hasHidden } from '#base/hidden-characters.ts'

/** UTF-16 code units of a post, without spaces at its ends. */
export const POST_MAX = 350
/** Posts that a community publishes or schedules in 24 hours. */
export const POSTS_A_DAY = 50
/** The specification's first page in the studio. */
export const STUDIO_PAGE = 5
export const STUDIO_PAGE_MAX = 50
/** Posts of one page in the wallet. */
export const WALLET_PAGE = 20
/** Posts of each community that a wallet keeps for reading without a network. */
export const POSTS_KEPT = 50
/** How far ahead a post can be scheduled. */
export const SCHEDULE_DAYS = 90
/** Different emoji that one person can leave under one post. */
export const REACTIONS_MAX = 3
/** Offered first; any other emoji can be chosen too. */
export const OFFERED_EMOJI = ['❤️', '👏', '🙏', '😍', '🔧', '🎶', '👍', '🎉'] as const
export const REPORT_REASON_MAX = 350
export const IMAGE_MAX_BYTES = 10_485_760

/** Posts between two visits of a member that count as seen by them, the newest. */
export const SEEN_AT_ONCE = 200
/** Unread posts of a community are counted up to this number. */
export const UNREAD_MAX = 100
/** Reports of one post that are e-mailed to the operator; the command lists them all. */
export const REPORT_MAILS_MAX = 10

/** Whether an instant as ISO 8601 has a year from 1 to 9999 in UTC, the calendar that JSON and Postgres share. */
export function isInCalendar(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** Whether a text of several lines contains characters that hide or reorder it. */
export function hidesText(text: string): boolean {
  return text.split('\n').some(hasHidden)
}

/**
 * Whether a text is a single emoji of Unicode's RGI set (UTS #51): one picture, however many code points it is made of.
 */
export function isEmoji(text: string): boolean {
  return text.length <= 40 && /^\p{RGI_Emoji}$/v.test(text)
}

/** Asks for the coloured form of a sign that also has a plain one. */
const AS_EMOJI = '\uFE0F'

/** The single emoji of a text, in the form of Unicode's set although some keyboards leave a part out; else undefined. */
export function readEmoji(text: string): string | undefined {
  const typed = text.trim()
  return [typed, `${typed}${AS_EMOJI}`].find(isEmoji)
}
