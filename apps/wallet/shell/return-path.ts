/** The pages that a link opens, and that must not be lost while the person signs in. */
const LINKED = ['/claim/', '/present?', '/give/', '/quests', '/challenge']

/** Whether the wallet returns to a page of its own, path and query, after the sign-in. */
export function isReturnPath(href: string): boolean {
  return LINKED.some((start) => href.startsWith(start))
}
