import { type P256Jwk, readP256Multikey } from '../keys/jwt-key.ts'
import { type RsaJwk, readRsaMultikey, thumbprintOf } from '../keys/rsa-key.ts'

type Method = { id: string; controller: string } & (
  | { type: 'Multikey'; publicKeyMultibase: string }
  | { type: 'JsonWebKey' | 'JsonWebKey2020'; publicKeyJwk: P256Jwk | RsaJwk }
)

export type DidDocument = {
  '@context': (string | Record<string, unknown>)[]
  id: string
  alsoKnownAs: string[]
  verificationMethod: Method[]
  assertionMethod: string[]
  /** P-256 keys, which also sign requests for presentations. */
  authentication?: string[]
  service?: { id: string; type: string; serviceEndpoint: string }[]
  /** For a deleted issuer: its name, and when it was deleted (schema.org). */
  name?: string
  dissolutionDate?: string
}

/**
 * Builds an issuer's DID document (DID Core 1.0, Controlled Identifiers 1.0). Rotated keys stay readable in
 * `verificationMethod`; only active ones may assert. A key's `id` is `<did>#<publicKeyMultibase>` unless given, for RSA
 * `<did>#<thumbprint>`. P-256 and RSA keys, which sign JWT, are listed as `JsonWebKey`, and once more as `JsonWebKey2020`,
 * the only type that older verifiers know; P-256 keys may authenticate as well. `tombstone` marks a deleted issuer; its keys stay listed, so that its badges
 * can still be verified.
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
  const listed = keys.flatMap((key) => methodsOf(did, key).map((method) => ({ method, active: key.active })))
  const methods = listed.map(({ method }) => method)
  const active = listed.filter((each) => each.active).map(({ method }) => method)
  const authenticating = active.filter((method) => method.type !== 'Multikey' && method.publicKeyJwk.kty === 'EC')
  const hasJwk = methods.some(({ type }) => type === 'JsonWebKey')
  const document: DidDocument = {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      ...(hasJwk ? ['https://w3id.org/security/jwk/v1', 'https://w3id.org/security/suites/jws-2020/v1'] : []),
      ...(tombstone ? [TOMBSTONE_TERMS] : []),
    ],
    id: did,
    alsoKnownAs,
    verificationMethod: methods,
    assertionMethod: active.map(({ id }) => id),
    ...(authenticating.length > 0 && { authentication: authenticating.map(({ id }) => id) }),
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

type Key = { id?: string; publicKeyMultibase: string }

function methodsOf(controller: string, { id: given, publicKeyMultibase }: Key): Method[] {
  const rsa = readRsaMultikey(publicKeyMultibase)
  const id = given ?? `${controller}#${rsa ? thumbprintOf(rsa) : publicKeyMultibase}`
  const publicKeyJwk = rsa ?? readP256Multikey(publicKeyMultibase)
  if (!publicKeyJwk) return [{ id, type: 'Multikey', controller, publicKeyMultibase }]
  return [
    { id, type: 'JsonWebKey', controller, publicKeyJwk },
    { id: `${id}-2020`, type: 'JsonWebKey2020', controller, publicKeyJwk },
  ]
}
