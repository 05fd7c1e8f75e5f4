export type SignInWay = 'wallet' | 'email'

const STORED = 'sign-in-way'

/** The method of this browser's last sign-in; by wallet at first. */
export function readWay(): SignInWay {
  try {
    return localStorage.getItem(STORED) === 'email' ? 'email' : 'wallet'
  } catch {
    return 'wallet'
  }
}

/** Remembers the chosen method. */
export function keepWay(way: SignInWay): void {
  try {
    localStorage.setItem(STORED, way)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
