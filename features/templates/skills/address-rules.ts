/** Characters of an identifier besides `%` (RFC 3986); others are percent-encoded. */
const NOT_IN_URI = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/gu
const URN = /^urn:[a-z0-9][a-z0-9-]{0,30}[a-z0-9]:\S/i
/** ESCO's identifiers are http addresses, which answer by https. */
const ESCO = /^http:\/\/data\.europa\.eu\/esco\//i
const DOMAIN = /^[^.]+(\.[^.]+)*\.(?!local|localhost|internal|\d+$)[^.]+$/

/**
 * Returns the address or identifier of a skill as it is signed: exactly as typed, because frameworks compare it (ESCO's
 * begin with http:), but in ASCII; '' for an empty one. Undefined unless it is an https or http address with a domain and
 * without a user name, or a `urn:`.
 */
export function readSkillAddress(text: string, max: number): string | undefined {
  const typed = text.trim()
  if (typed === '') return ''
  if (/[\s\p{Cs}]/u.test(typed) || !(URN.test(typed) || isWebAddress(typed))) return undefined
  const written = typed.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(NOT_IN_URI, encodeURIComponent)
  return written.length <= max ? written : undefined
}

function isWebAddress(typed: string): boolean {
  const address = /^https?:\/\//i.test(typed) ? URL.parse(typed) : null
  return address?.username === '' && address.password === '' && DOMAIN.test(address.hostname)
}

/**
 * The https address at which a skill can be opened; '' where it is only an identifier, and where a user name before the host
 * would pass for another one, as a badge of others may have it.
 */
export function linkOfSkill(targetUrl: string): string {
  const address = ESCO.test(targetUrl) ? targetUrl.replace(/^http:/i, 'https:') : targetUrl
  return /^https:\/\//i.test(address) && isWebAddress(address) ? address : ''
}
