import { didWebUrl } from '../dids/did-web.ts'
import { asList, asObject, issuerOf, type Json } from '../read-credential.ts'
import { assertModest } from '../reading/assert-modest.ts'
import { type Read, readHeld } from '../reading/read-enveloped.ts'

/**
 * An endorsement in a badge, read but not checked, and which of the three its subject is. `isBound`: nobody but the badge's
 * issuer can use that identifier, since it is the issuer's own or on its host.
 */
export type Endorsement = Read & { about: 'badge' | 'achievement' | 'issuer'; isBound: boolean }

/** More than any badge has; each of them may be a JWT to parse. */
const READ_MAX = 20

/** Whether a credential endorses something (Open Badges 3.0, B.1.10), instead of being a badge. */
export function isEndorsement({ type }: Json): boolean {
  return asList(type).includes('EndorsementCredential')
}

/**
 * The endorsements of a badge, of its achievement and of its issuer, in JSON and as JWT (Open Badges 3.0, `endorsement` and
 * `endorsementJwt`). One about any other subject is left out: it says nothing about this badge. So is one about an address that
 * is not on the issuer's host, which a stranger could have put into a badge of their own; a URN may be copied, too.
 */
export function endorsementsIn(badge: Json): Endorsement[] {
  const achievement = asObject(asList(asObject(asList(badge.credentialSubject)[0])?.achievement)[0])
  const subjects = new Map<unknown, Endorsement['about']>([
    [issuerOf(badge), 'issuer'],
    [achievement?.id, 'achievement'],
    [badge.id, 'badge'],
  ])
  subjects.delete(undefined)
  const host = hostOf(issuerOf(badge))
  return [badge, achievement, asObject(badge.issuer)]
    .flatMap((place) => [...asList(place?.endorsement), ...asList(place?.endorsementJwt)])
    .slice(0, READ_MAX)
    .flatMap((value) => {
      const read = readOne(value)
      const id = read && asObject(asList(read.credential.credentialSubject)[0])?.id
      const about = subjects.get(id)
      if (!read || !about || !isEndorsement(read.credential)) return []
      const isBound = about === 'issuer' || (host !== undefined && host === hostOf(id))
      const isElsewhere = !isBound && /^https?:/i.test(String(id))
      return isElsewhere ? [] : [{ ...read, about, isBound }]
    })
}

function hostOf(id: unknown): string | undefined {
  if (typeof id !== 'string') return undefined
  try {
    const { protocol, host } = new URL(id.startsWith('did:web:') ? didWebUrl(id) : id)
    return protocol === 'https:' ? host : undefined
  } catch {
    return undefined
  }
}

/** What a JWT states has been limited by nobody before. */
function readOne(value: unknown): Read | undefined {
  const read = readHeld(value)
  try {
    if (read?.jwt) assertModest(read.credential)
    return read
  } catch {
    return undefined
  }
}
