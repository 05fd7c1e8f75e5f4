/** The consent of the cookie banner, and the only choice with which anything is counted. */
export const CONSENT_COOKIE = 'cookie_consent'
export const ACCEPTED = 'accepted'

/** What is told of a page view: the route's pattern. No id, no query, no person, no referrer. */
export function visitOf(routeId: string): string {
  const route = routeId.replace(/^\/studio(?=\/|$)/, '')
  return JSON.stringify({ route: route === '' ? '/' : route })
}
