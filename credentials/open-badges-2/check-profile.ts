import type { IssuerCheck } from '../checking/check.ts'
import { hostOf } from './addresses.ts'
import type { Resolved } from './resolve-issuer.ts'

/** Whether the profile of an issuer was read at the issuer's own address, and is its own. */
export function checkProfile({ badgeClass, named, profile }: Resolved): IssuerCheck {
  if (!badgeClass) return { ok: null, reason: 'profileUnread' }
  if (!named?.id) return { ok: null, reason: 'issuerMissing' }
  if (named.id.startsWith('did:')) return { ok: null, reason: 'methodUnsupported' }
  if (!profile) return { ok: null, reason: 'profileUnread' }
  // One on its own host was read at the address that it states.
  const stated = hostOf(profile.statedId)
  return stated && stated !== hostOf(profile.id) ? { ok: false, reason: 'issuerMismatch' } : { ok: true }
}
