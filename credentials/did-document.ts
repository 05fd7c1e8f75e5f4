import { type P256Jwk, readP256Multikey } from './jwt-key.ts'

type Method = { id: string; controller: string } & (
  | { type: 'Multikey'; publicKeyMultibase: string }
  | { type: 'JsonWebKey'; publicKeyJwk: P256Jwk }
)

export type DidDocument = {
  '@context': (string | Record<string, unknown>)[]
  id: string
  alsoKnownAs: string[]
  verificationMethod: Method[]
  assertionMethod: string[]
  service?: { id: string; type: string; serviceEndpoint: string }[]
  /** For a deleted issuer: its name, and when it was deleted (schema.org). */
  name?: string
  dissolutionDate?: string
}

/**
 * Builds an issuer's DID document (DID Core 1.0, Controlled Identifiers 1.0). Rotated keys stay readable in
 * `verificationMethod`; only active ones may assert. A key's `id` is `<did>#<publicKeyMultibase>` unless given. P-256
 * keys, which sign JWT, are listed as `JsonWebKey`. `tombstone` marks a deleted issuer; its keys stay listed, so that
 * its badges can still be verified.
 */
export function buildDidDocument({
  did,
  alsoKnownAs,
  keys,
  service,
  tombstone,
}: {
  did: string
  alsoKnownAs: string[]
  keys: { id?: string; publicKeyMultibase: string; active: boolean }[]
  service?: DidDocument['service']
  tombstone?: { name: string; deletedAt: Date }
}): DidDocument {
  const named = keys.map((key) => ({ ...key, id: key.id ?? `${did}#${key.publicKeyMultibase}` }))
  const methods = named.map((key) => methodOf(did, key))
  const hasJwk = methods.some(({ type }) => type === 'JsonWebKey')
  const document: DidDocument = {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      ...(hasJwk ? ['https://w3id.org/security/jwk/v1'] : []),
      ...(tombstone ? [TOMBSTONE_TERMS] : []),
    ],
    id: did,
    alsoKnownAs,
    verificationMethod: methods,
    assertionMethod: named.filter((key) => key.active).map((key) => key.id),
  }
  return {
    ...document,
    ...(service && { service }),
    ...(tombstone && { name: tombstone.name, dissolutionDate: tombstone.deletedAt.toISOString() }),
  }
}

const TOMBSTONE_TERMS = {
  name: 'https://schema.org/name',
  dissolutionDate: { '@id': 'https://schema.org/dissolutionDate', '@type': 'https://schema.org/DateTime' },
}

function methodOf(did: string, { id, publicKeyMultibase }: { id: string; publicKeyMultibase: string }): Method {
  const publicKeyJwk = readP256Multikey(publicKeyMultibase)
  return publicKeyJwk
    ? { id, type: 'JsonWebKey', controller: did, publicKeyJwk }
    : { id, type: 'Multikey', controller: did, publicKeyMultibase }
}
