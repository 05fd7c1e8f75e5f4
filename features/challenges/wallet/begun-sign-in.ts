const PLACE = 'challenge-begun'

/** The challenge for which this tab went to a provider, and the link that was typed before. */
export type Begun = { challengeId: string; link: string }

/** Notes the challenge before the tab leaves for the provider's page. */
export function noteBegun(begun: Begun): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(begun))
  } catch {
    // Storage can be forbidden: the check is then made by a press.
  }
}

/** Takes the note of a challenge, once; undefined where this tab did not leave for it. */
export function takeBegun(challengeId: string): Begun | undefined {
  try {
    const begun = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Begun | null
    if (begun?.challengeId !== challengeId) return undefined
    sessionStorage.removeItem(PLACE)
    return begun
  } catch {
    return undefined
  }
}
