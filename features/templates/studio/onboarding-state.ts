const KEY = 'membership-onboarding'

/** Whether the invitation to make a membership card was closed on this device. */
export function isOnboardingClosed(): boolean {
  return localStorage.getItem(KEY) === 'closed'
}

/** Remembers on this device that the invitation was closed. */
export function closeOnboarding(): void {
  localStorage.setItem(KEY, 'closed')
}
