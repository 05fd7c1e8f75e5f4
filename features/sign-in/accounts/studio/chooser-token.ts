const STORED = 'chooser-token'

/** Keeps the token for choosing another community in this tab; never in an address. */
export function keepChooserToken(token: string): void {
  held = token
  try {
    sessionStorage.setItem(STORED, token)
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** The chooser token of this tab. */
export function chooserToken(): string | undefined {
  try {
    return held ?? sessionStorage.getItem(STORED) ?? undefined
  } catch {
    return held
  }
}

/** Forgets the chooser token, after the choice or a cancel. */
export function dropChooserToken(): void {
  held = undefined
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}

let held: string | undefined
