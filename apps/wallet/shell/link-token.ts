const KEPT = 'wallet-link'

/** Takes the token of a mailed link out of the address bar; it stays with this tab, so that the page can be reloaded. */
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

/** The token of the link that this tab was opened with. */
export function readLinkToken(): string | undefined {
  try {
    return taken ?? sessionStorage.getItem(KEPT) ?? undefined
  } catch {
    return taken
  }
}

/** Forgets the token once it is used up. */
export function dropLinkToken(): void {
  taken = undefined
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // Nothing was kept.
  }
}

let taken: string | undefined
