const STORED = 'deleted-community'
/** How long the sign-in page reports the deleted community. */
const TOLD_MS = 10 * 60 * 1000

type Deleted = { did: string; name: string; at: number }

/**
 * Notes that a community is being deleted here. Its sessions end in every tab before the response arrives: the sign-in
 * page then says why, and no tab counts as interrupted.
 */
export function noteDeleted(did: string, name: string): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ did, name, at: Date.now() } satisfies Deleted))
  } catch {
    // Without storage the sign-in page shows its usual greeting.
  }
}

/** The name and did of a community recently deleted on this device. */
export function deletedCommunity(): { did: string; name: string } | undefined {
  try {
    const { did, name, at } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Deleted>
    if (typeof did !== 'string' || typeof name !== 'string' || typeof at !== 'number') return undefined
    return Date.now() - at < TOLD_MS ? { did, name } : undefined
  } catch {
    return undefined
  }
}

/** Forgets the note: after a sign-in or sign-out, or when the community was kept. */
export function forgetDeleted(): void {
  try {
    localStorage.removeItem(STORED)
  } catch {
    // Nothing was stored.
  }
}
