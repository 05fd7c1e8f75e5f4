/** An address on the web, which can be read; undefined for any other text. */
export function webAddress(text: string): URL | undefined {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.host !== '' ? url : undefined
}

/** The host of a web address with its port; '' for any other text. Only https is read, so a host is an origin. */
export function hostOf(text: string): string {
  return webAddress(text)?.host ?? ''
}

/** Whether two identifiers are the same: as texts, or as web addresses. */
export function isSameId(a: string, b: string): boolean {
  if (a === b) return true
  const href = webAddress(a)?.href
  return href !== undefined && href === webAddress(b)?.href
}
