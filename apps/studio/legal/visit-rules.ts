/** The consent of the cookie banner; visits are counted only with `accepted`. */
export const CONSENT_COOKIE = 'cookie_consent'
export const ACCEPTED = 'accepted'

/** The data of a page view: the route's pattern. No id, query, person or referrer. */
export function visitOf(routeId: string): string {
  const route = routeId.replace(/^\/studio(?=\/|$)/, '')
  return JSON.stringify({ route: route === '' ? '/' : route })
}
