/** A longer text is no address of a badge; parsing one costs as much as it is long. */
const ADDRESS_MAX = 2000

/** An address on the web, which can be read; undefined for any other text. */
export function webAddress(text: string): URL | undefined {
  const url = text.length > ADDRESS_MAX ? null : URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.host !== '' ? url : undefined
}

/** The host of a web address with its port; '' for any other text. Only https is read, so a host is an origin. */
export function hostOf(text: string): string {
  return webAddress(text)?.host ?? ''
}

/**
 * An identifier in the form in which it is compared: a web address is parsed; a UUID (RFC 9562, 4) and what names the kind of
 * a URN (RFC 8141, 3.1) have no capitals.
 */
export function comparable(id: string): string {
  const kind = /^urn:uuid:.*|^urn:[^:]+:/i.exec(id)?.[0]
  return kind ? kind.toLowerCase() + id.slice(kind.length) : (webAddress(id)?.href ?? id)
}

/** Whether two identifiers are the same: as texts, as UUIDs, or as web addresses. */
export function isSameId(a: string, b: string): boolean {
  return a === b || comparable(a) === comparable(b)
}

/**
 * Whether two web addresses lead to the same document of one host, which software writes in several ways: with http or https,
 * a slash at its end, or the version of Open Badges that it asks for (Badgr's `v`).
 */
export function isSamePlace(a: string, b: string): boolean {
  const [one, other] = [a, b].map(placeOf)
  return one !== undefined && one === other
}

/** Whether two identifiers name one document: an issuer that moved from http to https has both in what it published. */
export function isSameAddress(a: string, b: string): boolean {
  return isSameId(a, b) || isSamePlace(a, b)
}

/**
 * A text to find an identifier among many: one for all that `isSameAddress` takes for the same, but for what follows their
 * `#`, by which a document may number its badges.
 */
export function addressKey(id: string): string {
  const place = placeOf(id)
  return place === undefined ? comparable(id) : place + (webAddress(id)?.hash ?? '')
}

/** An address, so that no other text is like it. */
function placeOf(text: string): string | undefined {
  const url = webAddress(text)
  url?.searchParams.delete('v')
  return url && `https://${url.host}${url.pathname.replace(/\/$/, '')}?${url.searchParams}`
}
