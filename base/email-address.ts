/**
 * The name of an address: letters and digits of any script, and signs. Not those that mail programs and servers read as
 * comments, groups, quotes or routes: `x:lea@example.org` or `x%lea@example.org` would reach Lea under another name.
 */
const NAME = /^[\p{L}\p{M}\p{N}#$&'*+\-.=?^_{}~]+$/u
const QUOTE_AT_END = /^'|'$/
/** A label of a domain: letters and digits of any script, with hyphens and, in some languages, dots between them. */
const LABEL = /^[\p{L}\p{M}\p{N}\-\u00b7\u30fb]+$/u
const HYPHEN_AT_END = /^-|-$/
/** All top-level domains are words, or words in Punycode. */
const ENDING = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu
/** RFC 5321: 256 with the brackets around it, and 64 for the name; RFC 1035 for a label. */
const LENGTH_MAX = 254
const NAME_MAX = 64
const LABEL_MAX = 63

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
  'hyphen',
  'noEnding',
  'tooLong',
  'otherLetters',
] as const
export type AddressFault = (typeof ADDRESS_FAULTS)[number]

/** Whether a text is an e-mail address that can exist, in the form that e-mail is sent to (NFKC). */
export function isEmail(text: string): boolean {
  return addressFault(text) === undefined
}

/** Whether a text is the domain of addresses that can exist. */
export function isMailDomain(text: string): boolean {
  return isEmail(`x@${text}`)
}

/** The first fault that makes a text invalid as an e-mail address; undefined when it is one (`isEmail`). */
export function addressFault(text: string): AddressFault | undefined {
  if (text === '') return 'missing'
  if (/[\p{C}\uFFFD]/u.test(text)) return 'unreadable'
  if (/\s/.test(text)) return 'space'
  const [name = '', domain, ...more] = text.split('@')
  if (domain === undefined) return 'noAt'
  if (more.length > 0) return 'severalAts'
  if (name === '') return 'noName'
  if (domain === '') return 'noDomain'
  return partsFault(name, domain.split('.')) ?? lengthFault(text, name, domain)
}

function partsFault(name: string, labels: string[]): AddressFault | undefined {
  if (!NAME.test(name) || QUOTE_AT_END.test(name)) return 'sign'
  if (!labels.every((label) => label === '' || LABEL.test(label))) return 'sign'
  if ([...name.split('.'), ...labels].includes('')) return 'dots'
  if (labels.some((label) => HYPHEN_AT_END.test(label))) return 'hyphen'
  return labels.length < 2 || !ENDING.test(labels.at(-1) ?? '') ? 'noEnding' : undefined
}

function lengthFault(text: string, name: string, domain: string): AddressFault | undefined {
  if (text.length > LENGTH_MAX || new TextEncoder().encode(name).length > NAME_MAX) return 'tooLong'
  if (text !== text.normalize('NFKC')) return 'otherLetters'
  const host = /[^\0-\x7f]|xn--/i.test(domain) ? inPunycode(domain) : domain
  if (host === undefined) return 'otherLetters'
  return host.split('.').some((label) => label.length > LABEL_MAX) ? 'tooLong' : undefined
}

/** A domain as name servers know it; undefined when there is no such form. */
function inPunycode(domain: string): string | undefined {
  const url = `https://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : undefined
}
