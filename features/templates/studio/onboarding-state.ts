import { readSession } from '#features/sign-in/studio/session.ts'

/** Whether the signed-in community closed the invitation to create a membership card on this device. */
export function isOnboardingClosed(): boolean {
  const key = keyOfCommunity()
  try {
    return key !== undefined && localStorage.getItem(key) === 'closed'
  } catch {
    return false
  }
}

/** Remembers on this device that the signed-in community closed the invitation. */
export function closeOnboarding(): void {
  const key = keyOfCommunity()
  try {
    if (key !== undefined) localStorage.setItem(key, 'closed')
  } catch {
    // Without storage the community is invited again at the next visit.
  }
}

/** Undefined until the token names its community: a sign-up's token does so from the first call on. */
function keyOfCommunity(): string | undefined {
  const did = readSession().full?.claims.did
  return did ? `membership-onboarding:${did.toLowerCase()}` : undefined
}
