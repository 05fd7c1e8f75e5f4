import { keyOfMethod, readJwk } from '../keys/method-key.ts'
import type { Json } from '../read-credential.ts'
import { buildDidDocument, type DidDocument } from './did-document.ts'

const JWK_MAX = 2000

/** The document of a `did:key` (Ed25519, P-256, P-384, secp256k1), which is the key itself (did:key method 0.7); undefined for others. */
export function didKeyDocument(did: string): DidDocument | undefined {
  const publicKeyMultibase = did.startsWith('did:key:') ? did.slice('did:key:'.length) : undefined
  if (!publicKeyMultibase || !keyOfMethod({ publicKeyMultibase })) return undefined
  const document = buildDidDocument({ did, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] })
  // The method gives a key one entry, while the documents that we publish list some twice.
  const [method] = document.verificationMethod
  if (!method) return undefined
  return { ...document, verificationMethod: [method], assertionMethod: [method.id], authentication: [method.id] }
}

/** The document of a `did:jwk` (did:jwk method 0.1); undefined when its key may not sign a badge. */
export function didJwkDocument(did: string): Json | undefined {
  const encoded = did.startsWith('did:jwk:') ? did.slice('did:jwk:'.length) : ''
  if (encoded === '' || encoded.length > JWK_MAX) return undefined
  const publicKeyJwk = readJwk(parse(encoded))
  if (!publicKeyJwk) return undefined
  const method = { id: `${did}#0`, type: 'JsonWebKey', controller: did, publicKeyJwk }
  return {
    '@context': 'https://www.w3.org/ns/did/v1',
    id: did,
    verificationMethod: [method],
    assertionMethod: [method.id],
    authentication: [method.id],
  }
}

function parse(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString())
  } catch {
    return undefined
  }
}
