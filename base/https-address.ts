/** Characters of an address besides `%` (RFC 3986); others are percent-encoded. */
const NOT_IN_ADDRESS = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/g
/** A domain, and perhaps a port and a path: what people type or copy without the scheme. */
const WITHOUT_SCHEME = /^[^\s/:@?#.]+(\.[^\s/:@?#.]+)+(:\d{1,5})?([/?#].*)?$/

/** Adds https:// to an address that begins with its domain; any other text is only trimmed, and judged as it is. */
export function withHttps(text: string): string {
  const typed = text.trim()
  return WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed
}

/**
 * Returns an address as it is stored and signed, in ASCII (RFC 3986), '' for an empty one. Undefined unless it is an
 * https address with a domain, without a user name, of at most `max` characters.
 */
export function readHttpsAddress(text: string, max: number): string | undefined {
  const typed = text.trim()
  if (typed === '') return ''
  if (typed.length > max || /\s/.test(typed) || !/^https:\/\//i.test(typed)) return undefined
  if (!URL.canParse(typed)) return undefined
  const address = new URL(typed)
  if (address.username !== '' || address.password !== '') return undefined
  if (!/^[^.]+(\.[^.]+)+$/.test(address.hostname)) return undefined
  const written = address.href.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(NOT_IN_ADDRESS, encodeURIComponent)
  return written.length <= max ? written : undefined
}
