const STORED = 'deleted-community'
/** How long the sign-in page says what became of the community. */
const TOLD_MS = 10 * 60 * 1000

type Deleted = { did: string; name: string; at: number }

/**
 * Notes that a community is being deleted here. Its sessions end before the answer has come, in every tab: none of them was
 * interrupted, and the sign-in page says what happened.
 */
export function noteDeleted(did: string, name: string): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ did, name, at: Date.now() } satisfies Deleted))
  } catch {
    // Without storage the sign-in page greets as always.
  }
}

/** The name and did of the community that was deleted on this device a short while ago. */
export function deletedCommunity(): { did: string; name: string } | undefined {
  try {
    const { did, name, at } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Deleted>
    if (typeof did !== 'string' || typeof name !== 'string' || typeof at !== 'number') return undefined
    return Date.now() - at < TOLD_MS ? { did, name } : undefined
  } catch {
    return undefined
  }
}

/** Forgets it: somebody signed in or out, or the community was kept. */
export function forgetDeleted(): void {
  try {
    localStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}
