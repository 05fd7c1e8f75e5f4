export type SignInWay = 'wallet' | 'email'

const STORED = 'sign-in-way'

/**
 * The method that this browser used or chose last. At first a sign-in is by wallet; a newcomer, who has none yet, signs up
 * by e-mail.
 */
export function readWay(isNew: boolean): SignInWay {
  const kept = readKept()
  if (kept === 'wallet' || kept === 'email') return kept
  return isNew ? 'email' : 'wallet'
}

/** Remembers the chosen method. */
export function keepWay(way: SignInWay): void {
  try {
    localStorage.setItem(STORED, way)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}
