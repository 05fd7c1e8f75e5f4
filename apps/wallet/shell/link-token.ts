const KEPT = 'wallet-link'

/**
 * Removes the token of a sign-in link from the address bar; it is kept in this tab, so that the page can be reloaded.
 */
export function takeLinkToken(): void {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (url.pathname !== '/auth' || token === null) return
  taken = token
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
  try {
    sessionStorage.setItem(KEPT, token)
  } catch {
    // Storage can be forbidden; the token then lasts as long as the page.
  }
}

/** The token of the link that opened this tab. */
export function readLinkToken(): string | undefined {
  try {
    return taken ?? sessionStorage.getItem(KEPT) ?? undefined
  } catch {
    return taken
  }
}

/** Deletes the used token. */
export function dropLinkToken(): void {
  taken = undefined
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // Nothing was stored.
  }
}

let taken: string | undefined
