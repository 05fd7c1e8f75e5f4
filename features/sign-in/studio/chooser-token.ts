const STORED = 'chooser-token'

/** Keeps the token with which the person of this tab chooses among their communities; never in an address. */
export function keepChooserToken(token: string): void {
  held = token
  try {
    sessionStorage.setItem(STORED, token)
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** The chooser's token of this tab. */
export function chooserToken(): string | undefined {
  try {
    return held ?? sessionStorage.getItem(STORED) ?? undefined
  } catch {
    return held
  }
}

/** Forgets it: the choice was made, or given up. */
export function dropChooserToken(): void {
  held = undefined
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}

let held: string | undefined
