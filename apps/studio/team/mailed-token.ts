import { DECIDE_PATH } from '#features/promote/rules.ts'
import { INVITE_PATH } from '#features/sign-in/rules.ts'
import { STOP_PATH, UNDO_PATH } from '#features/team/rules.ts'

/** Pages behind the links of e-mails that ask for the press of a button. */
export const MAILED_PAGES = { undo: UNDO_PATH, stop: STOP_PATH, invite: INVITE_PATH, promotion: DECIDE_PATH } as const
type Place = (typeof MAILED_PAGES)[keyof typeof MAILED_PAGES]

/** A fragment with a token: it reaches no server. */
const IN_HASH = '#token='

const held = new Map<Place, string>()

/**
 * Moves the token of such a link out of the address bar, so that it is in no history, screenshot or referrer. The tab's
 * storage keeps it, so that a reload works.
 */
export function takeMailedToken(): void {
  const { pathname, searchParams, hash } = new URL(location.href)
  const place = Object.values(MAILED_PAGES).find((page) => page === pathname.replace(/\/$/, ''))
  const isInHash = hash.startsWith(IN_HASH)
  const token = isInHash ? hash.slice(IN_HASH.length) : searchParams.get('token')
  if (!place || token === null) return
  held.set(place, token)
  try {
    sessionStorage.setItem(keyOf(place), token)
  } catch {
    // Without storage the token lives as long as the page.
  }
  searchParams.delete('token')
  const rest = isInHash ? '' : hash
  history.replaceState(history.state, '', `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${rest}`)
}

/** The token of the link that opened a page in this tab; '' for none, which no link matches. */
export function mailedToken(place: Place): string {
  try {
    return held.get(place) ?? sessionStorage.getItem(keyOf(place)) ?? ''
  } catch {
    return held.get(place) ?? ''
  }
}

/** Forgets the token of a page, once its link was used or the person left it. */
export function dropMailedToken(place: Place): void {
  held.delete(place)
  try {
    sessionStorage.removeItem(keyOf(place))
  } catch {
    // Nothing was stored.
  }
}

function keyOf(place: Place): string {
  return `mailed-token:${place}`
}
