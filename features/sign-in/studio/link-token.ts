const STORED = 'link-token'

/**
 * Moves a mailed link's token out of the address bar before anything else runs, so that it is in no history, screenshot
 * or referrer. The tab's storage keeps it until `dropLinkToken`, so that a reload works.
 */
export function takeLinkToken(): void {
  const { pathname, search } = keepLinkTokenOf(new URL(location.href))
  if (search !== location.search) history.replaceState(history.state, '', pathname + search)
}

/** Keeps the token of a mailed link's address for this tab; returns the address without it. */
export function keepLinkTokenOf(link: URL): URL {
  const address = new URL(link)
  const token = address.searchParams.get('token')
  if (address.pathname.replace(/\/$/, '') !== '/auth' || token === null) return address
  held = token
  address.searchParams.delete('token')
  try {
    sessionStorage.setItem(STORED, token)
  } catch {
    // Without storage the token lives as long as the page.
  }
  return address
}

/** The token of the link that opened this tab. */
export function linkTokenOfTab(): string | undefined {
  try {
    return held ?? sessionStorage.getItem(STORED) ?? undefined
  } catch {
    return held
  }
}

/** Forgets the token, once the link was spent or has expired. */
export function dropLinkToken(): void {
  held = undefined
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}

let held: string | undefined
