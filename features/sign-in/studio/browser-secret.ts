const STORED = 'browser-secret'

/**
 * The random value of 256 bits (43 letters of base64url) by which this browser is known again when a link it asked for is
 * opened in it. Made when first needed; without storage it lives as long as the page.
 */
export function browserSecret(): string {
  const kept = knownBrowserSecret()
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  fallback = made
  try {
    localStorage.setItem(STORED, made)
  } catch {
    // Storage can be forbidden; then the link asks for a press, or for the code of the mail.
  }
  return made
}

/** The value when this browser has one already. */
export function knownBrowserSecret(): string | undefined {
  try {
    return localStorage.getItem(STORED) ?? fallback
  } catch {
    return fallback
  }
}

let fallback: string | undefined
