/** Belongs to the device, not to the signed-in person; the browser's secret finishes sign-in links without a press. */
const STAYS = new Set(['language', 'color-scheme', 'browser-secret', 'sign-in-way'])

/** Removes the data of a person signing out of this device: drafts, unsent addresses, tokens of a tab. */
export function forgetPerson(local: Storage = localStorage, session: Storage = sessionStorage): void {
  try {
    for (const key of Object.keys(local)) if (!STAYS.has(key)) local.removeItem(key)
    session.clear()
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
