import { asList, asObject, issuerOf, type Json } from '../read-credential.ts'
import { readEnveloped } from '../reading/read-enveloped.ts'
import { readVcJwt, type VcJwt } from '../signing/vc-jwt.ts'

/** An endorsement in a badge, read but not checked, and which of the three its subject is. */
export type Endorsement = { credential: Json; jwt?: VcJwt; about: 'badge' | 'achievement' | 'issuer' }

/** Whether a credential endorses something (Open Badges 3.0, B.1.10), instead of being a badge. */
export function isEndorsement({ type }: Json): boolean {
  return asList(type).includes('EndorsementCredential')
}

/**
 * The endorsements of a badge, of its achievement and of its issuer, in JSON and as JWT (Open Badges 3.0, `endorsement` and
 * `endorsementJwt`). One about any other subject is left out: it says nothing about this badge.
 */
export function endorsementsIn(badge: Json): Endorsement[] {
  const achievement = asObject(asList(asObject(asList(badge.credentialSubject)[0])?.achievement)[0])
  const subjects = new Map<unknown, Endorsement['about']>([
    [issuerOf(badge), 'issuer'],
    [achievement?.id, 'achievement'],
    [badge.id, 'badge'],
  ])
  subjects.delete(undefined)
  return [badge, achievement, asObject(badge.issuer)]
    .flatMap((place) => [...asList(place?.endorsement), ...asList(place?.endorsementJwt)])
    .flatMap((value) => {
      const read = readOne(value)
      const about = read && subjects.get(asObject(asList(read.credential.credentialSubject)[0])?.id)
      return read && about && isEndorsement(read.credential) ? [{ ...read, about }] : []
    })
}

function readOne(value: unknown): Omit<Endorsement, 'about'> | undefined {
  const document = asObject(value)
  const jwt = typeof value === 'string' ? readVcJwt(value) : readEnveloped(document)
  if (jwt) return { credential: jwt.credential, jwt }
  return document && { credential: document }
}
