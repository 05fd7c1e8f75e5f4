export type DidDocument = {
  '@context': string[]
  id: string
  alsoKnownAs: string[]
  verificationMethod: { id: string; type: 'Multikey'; controller: string; publicKeyMultibase: string }[]
  assertionMethod: string[]
  service?: { id: string; type: string; serviceEndpoint: string }[]
}

/**
 * Builds an issuer's DID document (DID Core 1.0, Controlled Identifiers 1.0). Rotated keys stay readable in
 * `verificationMethod`; only active ones may assert. A key's `id` is `<did>#<publicKeyMultibase>` unless given.
 */
export function buildDidDocument({
  did,
  alsoKnownAs,
  keys,
  service,
}: {
  did: string
  alsoKnownAs: string[]
  keys: { id?: string; publicKeyMultibase: string; active: boolean }[]
  service?: DidDocument['service']
}): DidDocument {
  const named = keys.map((key) => ({ ...key, id: key.id ?? `${did}#${key.publicKeyMultibase}` }))
  const document: DidDocument = {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    alsoKnownAs,
    verificationMethod: named.map(({ id, publicKeyMultibase }) => ({
      id,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase,
    })),
    assertionMethod: named.filter((key) => key.active).map((key) => key.id),
  }
  return service ? { ...document, service } : document
}
