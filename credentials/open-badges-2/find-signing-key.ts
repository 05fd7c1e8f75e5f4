import type { JWK } from 'jose'
import type { IssuerCheck } from '../checking/check.ts'
import { comparable, hostOf, isSameAddress } from './addresses.ts'
import { checkProfile } from './check-profile.ts'
import type { Assertion } from './read-assertion.ts'
import { documentOf, type ReadAddress, readAt } from './read-documents.ts'
import { isPem, readKey } from './read-key.ts'
import { type Linked, textOf } from './read-member.ts'
import type { Profile, Resolved } from './resolve-issuer.ts'

type Found = { jwk: JWK; refused?: undefined } | { jwk?: undefined; refused: IssuerCheck }

const refuse = (refused: IssuerCheck): Found => ({ refused })

/**
 * Finds the key that `creator` names, or the issuer's only key (Open Badges 2.0, "Signed Verification"): on the issuer's host,
 * listed in its profile, and owned by it.
 */
export async function findSigningKey(assertion: Assertion, resolved: Resolved, read: ReadAddress): Promise<Found> {
  const { profile } = resolved
  const checked = checkProfile(resolved)
  if (!checked.ok || !profile) return refuse(checked)
  const listed = listedKey(assertion, profile)
  if ('refused' in listed) return listed
  return listed.document ? keyOf(listed.document, listed, profile) : keyAt(listed.id, profile, read)
}

function listedKey({ creator, standard }: Assertion, { keys }: Profile): Linked | { refused: IssuerCheck } {
  const [first, ...others] = creator ? namedKeys(creator, keys) : keys
  if (first) return others.length > 0 ? { refused: { ok: null, reason: 'keyUnread' } } : first
  if (keys.some(({ id }) => id === '')) return { refused: { ok: null, reason: 'keyUnread' } }
  // Profiles before 2.0 have no member for keys.
  if (standard === 'ob1' && keys.length === 0) return { refused: { ok: null, reason: 'keyUnbound' } }
  return { refused: { ok: false, reason: 'keyUnknown' } }
}

/** Those at another form of the address count only where none has this one. */
function namedKeys(creator: string, keys: Linked[]): Linked[] {
  const wanted = comparable(creator)
  const exact = keys.filter(({ id }) => comparable(id) === wanted)
  return exact.length > 0 ? exact : keys.filter(({ id }) => isSameAddress(id, creator))
}

async function keyAt(id: string, profile: Profile, read: ReadAddress): Promise<Found> {
  if (hostOf(id) !== hostOf(profile.id)) return refuse({ ok: null, reason: 'keyUnread' })
  const answer = await readAt(id, read)
  const pem = answer?.text ?? ''
  if (isPem(pem)) return keyOf({ owner: profile.id, publicKeyPem: pem }, { id: '' }, profile)
  const document = documentOf(answer)
  if (!document) return refuse({ ok: null, reason: 'issuerUnreachable' })
  if (!textOf(document.owner)) return refuse({ ok: null, reason: 'keyUnbound' })
  return keyOf(document, { id }, profile)
}

function keyOf(document: NonNullable<Linked['document']>, { id }: Linked, profile: Profile): Found {
  const [stated, owner] = [textOf(document.id), textOf(document.owner)]
  if (id && stated && !isSameAddress(stated, id)) return refuse({ ok: null, reason: 'keyUnread' })
  const isOwn = [profile.id, profile.statedId].some((each) => isSameAddress(owner, each))
  // On one host, software writes the same address in several ways.
  const isOnHost = hostOf(owner) === hostOf(profile.id)
  if (owner && !isOwn)
    return refuse(isOnHost ? { ok: null, reason: 'keyUnbound' } : { ok: false, reason: 'issuerMismatch' })
  const jwk = readKey(document)
  return jwk ? { jwk } : refuse({ ok: null, reason: 'keyUnsupported' })
}
