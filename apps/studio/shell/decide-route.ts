import type { Session } from '#features/sign-in/studio/session.ts'
import { isPathOff } from './feature-flags.ts'

export type Target = { to: string; search?: Record<string, string | number> }

/** Pages that anyone opens, signed in or not; the guard leaves them alone. */
const PUBLIC = /^\/(protected$|verify$|verify\/|share\/|steward\/)/
const WITHOUT_TOKEN = ['/signup', '/signin', '/expired', '/auth']
const NOT_WITH_TOKEN = ['/signup', '/signin', '/expired']

/**
 * The route guard: where a visit of a path is sent instead, or undefined when it stays. The
 * session holds only tokens that have not expired. What is turned off leads where unknown paths lead.
 */
export function decideRoute(path: string, session: Session): Target | undefined {
  const place = path === '/' ? path : path.replace(/\/+$/, '')
  if (PUBLIC.test(place)) return undefined
  // One more community is begun with a temporary token beside the full one.
  if (session.full && session.applicant && place === '/signup') return undefined
  if (session.full) return NOT_WITH_TOKEN.includes(place) || isPathOff(place) ? { to: '/' } : undefined
  if (!WITHOUT_TOKEN.includes(place)) return { to: '/signin' }
  if (place === '/signup' && !session.applicant) return { to: '/signin', search: { new: 1 } }
  return undefined
}
