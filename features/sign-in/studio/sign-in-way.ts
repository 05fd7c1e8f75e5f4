export type SignInWay = 'wallet' | 'email'

const STORED = 'sign-in-way'

/** How this browser signed in last; by wallet at first. */
export function readWay(): SignInWay {
  try {
    return localStorage.getItem(STORED) === 'email' ? 'email' : 'wallet'
  } catch {
    return 'wallet'
  }
}

/** Remembers the way that was chosen. */
export function keepWay(way: SignInWay): void {
  try {
    localStorage.setItem(STORED, way)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
