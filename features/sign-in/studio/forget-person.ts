/** What belongs to the device and not to who was signed in; the browser's secret finishes sign-in links without a press. */
const STAYS = new Set(['language', 'color-scheme', 'browser-secret', 'sign-in-way'])

/** Removes what this device kept of the person who signs out: drafts, unsent addresses, tokens of a tab. */
export function forgetPerson(local: Storage = localStorage, session: Storage = sessionStorage): void {
  try {
    for (const key of Object.keys(local)) if (!STAYS.has(key)) local.removeItem(key)
    session.clear()
  } catch {
    // Storage is forbidden, and nothing was kept.
  }
}
