const STORED = 'browser-secret'

/**
 * The random value of 256 bits (43 characters of base64url) that identifies this browser when it opens a link that it
 * requested. Created on first use; without storage it lives as long as the page.
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
    // Storage can be forbidden; the link then needs a press, or the code from the e-mail.
  }
  return made
}

/** The value, when this browser already has one. */
export function knownBrowserSecret(): string | undefined {
  try {
    return localStorage.getItem(STORED) ?? fallback
  } catch {
    return fallback
  }
}

let fallback: string | undefined
