/** Reads a cookie of this host; undefined when it is absent. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
}

/** Stores a cookie for a number of seconds: for this host only, SameSite, and Secure on https. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = Math.max(0, Math.floor(seconds))
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${life}; SameSite=Strict${secure}`
}

/** Removes a cookie of this host. */
export function dropCookie(name: string): void {
  writeCookie(name, '', 0)
}
