/** The rights of a person in a folder, each including those before it. */
export const RIGHTS = ['distribute', 'edit', 'create'] as const
export type Right = (typeof RIGHTS)[number]
/** What a call needs of a person: `see` is included in every right. */
export type Need = 'see' | Right

/** The rights that include what a call needs. */
export function rightsWith(need: Need): Right[] {
  return need === 'see' ? [...RIGHTS] : RIGHTS.slice(RIGHTS.indexOf(need))
}

/** The day of an instant (UTC), as rights and e-mails of folders count days: `2026-12-31`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** Whether a right with a last day ('': without end) is over on a day. */
export function isOver(until: string, day: string): boolean {
  return until !== '' && until < day
}

/** Folders, people, templates of one folder, and pairs (folder and person, or folder and template) of a community. */
export const FOLDERS_MAX = 200
export const PEOPLE_MAX = 2_000
export const FOLDER_TEMPLATES_MAX = 1_000
export const PAIRS_MAX = 20_000
export const FOLDER_NAME_MAX = 50
/** A folder's own limit of e-mails a day. */
export const FOLDER_MAILS_MAX = 100_000

export const ADMINS_MAX = 100
/** Addresses of one call. */
export const INVITED_AT_ONCE_MAX = 100
export const INVITATION_DAYS = 14
export const INVITATIONS_AN_HOUR = 100
/** E-mails with an invitation to one address, from all communities. */
export const INVITATIONS_TO_ADDRESS_A_DAY = 5

/** The code to a changed address, and how long the page waits before it sends another one. */
export const CODE_LENGTH = 6
export const RESEND_SECONDS = 15
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
export const CODES_AN_HOUR = 3
/** Codes that can be tried for one new address in a day, from all communities. */
export const CODE_TRIES_A_DAY = 30
export const UNDO_DAYS = 7
/** The pages behind the mailed links, with the query `token`. */
export const UNDO_PATH = '/undo-email'
export const STOP_PATH = '/stop-replacement'
/** How long before the operator replaces a main admin all admins are told. */
export const REPLACEMENT_DAYS = 7

/** A person's last connection is written at most this often. */
export const SEEN_MINUTES = 5
/** A person unseen for longer is shown so. */
export const UNSEEN_DAYS = 90
export const SEARCH_MAX = 50
export const PEOPLE_PAGE = 20

const NUMBERED = /^r[oô]le (\d{1,9})$/iu

const NUMBER_MAX = 999_999_999

/**
 * The number of a new folder without a name: one above the highest number of "Role 3" and "Rôle 3", or 1. The lowest
 * free one where nothing comes after the highest.
 */
export function nextRoleNumber(names: string[]): number {
  const numbers = new Set(names.map((name) => Number(NUMBERED.exec(name.normalize('NFC'))?.[1] ?? 0)))
  const highest = Math.max(0, ...numbers)
  if (highest < NUMBER_MAX) return highest + 1
  let free = 1
  while (numbers.has(free)) free += 1
  return free
}

const MASKED = '…'

/** An address of which only the ends can be read: `lea.moreau@example.org` becomes `l…@e….org`. */
export function maskAddress(email: string): string {
  const [local = '', host = ''] = email.split('@')
  // Of a row of a file that is no address, what follows the last dot can be anything.
  const end = /(?<=.)\.[\p{L}\d-]+$/u.exec(host)?.[0] ?? ''
  const first = (text: string) => [...text][0] ?? ''
  return `${first(local)}${MASKED}@${first(host)}${MASKED}${end}`
}

/** An address as those see it who may show all of it: `lea.moreau@example.org` becomes `l•••••@example.org`. */
export function veilAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return email && `${[...email][0] ?? ''}•••••${email.slice(at)}`
}

/** Whether an address was masked by `maskAddress`; no address contains the sign. */
export function isMasked(email: string): boolean {
  return email.includes(MASKED)
}

/** The status codes of a mail server's reply (RFC 5321, RFC 3463), without its text, which may repeat the address. */
export function statusCodes(reply: string): string {
  const basic = /^\s*(\d{3})\b/.exec(reply)?.[1] ?? ''
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(reply)?.[0] ?? ''
  return `${basic} ${enhanced}`.trim()
}
