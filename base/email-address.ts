/**
 * Local part, @, domain, dot suffix. Without the characters that mail programs read as comments, groups or quotes:
 * `x:lea@example.org` would reach Lea under another name. Nor with the replacement character for unreadable bytes.
 */
const EMAIL_PATTERN =
  /^[^\s\p{C}\uFFFD@,;:()<>[\]\\"]+@[^\s\p{C}\uFFFD@,;:()<>[\]\\".]+(\.[^\s\p{C}\uFFFD@,;:()<>[\]\\".]+)+$/u
/** RFC 5321: 256 with the brackets around it. */
const LENGTH_MAX = 254

/** Whether a text looks like an e-mail address in the form that e-mail is sent to (NFKC). */
export function isEmail(text: string): boolean {
  return text.length <= LENGTH_MAX && EMAIL_PATTERN.test(text) && text === text.normalize('NFKC')
}

/** Why a text is not an e-mail address. */
export const ADDRESS_FAULTS = [
  'missing',
  'unreadable',
  'space',
  'noAt',
  'severalAts',
  'noName',
  'noDomain',
  'sign',
  'dots',
  'noEnding',
  'tooLong',
  'otherLetters',
] as const
export type AddressFault = (typeof ADDRESS_FAULTS)[number]

/** The first fault that makes a text invalid as an e-mail address; undefined when it is one (`isEmail`). */
export function addressFault(text: string): AddressFault | undefined {
  if (isEmail(text)) return undefined
  if (text === '') return 'missing'
  if (/[\p{C}\uFFFD]/u.test(text)) return 'unreadable'
  if (/\s/.test(text)) return 'space'
  const [name = '', domain, ...more] = text.split('@')
  if (domain === undefined) return 'noAt'
  if (more.length > 0) return 'severalAts'
  if (name === '') return 'noName'
  if (domain === '') return 'noDomain'
  if (/[,;:()<>[\]\\"]/.test(text)) return 'sign'
  if (!domain.includes('.')) return 'noEnding'
  if (domain.split('.').includes('')) return 'dots'
  return text.length > LENGTH_MAX ? 'tooLong' : 'otherLetters'
}
