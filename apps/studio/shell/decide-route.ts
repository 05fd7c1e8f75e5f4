import type { Session } from '#features/sign-in/studio/session.ts'
import { isPathOff } from './feature-flags.ts'

export type Target = { to: string; search?: Record<string, string | number> }

/** Pages for everyone, signed in or not; the guard ignores them. */
const PUBLIC =
  /^\/(protected$|verify$|verify\/|share\/|shown\/|c\/|steward\/|verifier\/|kiosk$|invite$|undo-email$|stop-replacement$|promotion$|ended$)/
const WITHOUT_TOKEN = ['/signup', '/signin', '/expired', '/auth']
const NOT_WITH_TOKEN = ['/signup', '/signin', '/expired']

/**
 * The route guard: the redirect of a path, or undefined when it stays. The session contains only unexpired tokens.
 * Features that are off redirect like unknown paths.
 */
export function decideRoute(path: string, session: Session): Target | undefined {
  const place = path === '/' ? path : path.replace(/\/+$/, '')
  if (PUBLIC.test(place)) return undefined
  // Another community is created with a temporary token beside the full one.
  if (session.full && session.applicant && place === '/signup') return undefined
  if (session.full) return NOT_WITH_TOKEN.includes(place) || isPathOff(place) ? { to: '/' } : undefined
  if (!WITHOUT_TOKEN.includes(place)) return { to: '/signin' }
  if (place === '/signup' && !session.applicant) return { to: '/signin', search: { new: 1 } }
  return undefined
}
