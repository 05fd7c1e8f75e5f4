import { buildDidDocument, type DidDocument } from './did-document.ts'
import { decodeMultikey } from './multikey.ts'

/** The document of a `did:key` of an Ed25519 key, which is the key itself (did:key method 0.7); undefined for others. */
export function didKeyDocument(did: string): DidDocument | undefined {
  const publicKeyMultibase = did.startsWith('did:key:') ? did.slice('did:key:'.length) : undefined
  if (!publicKeyMultibase || !decodeMultikey(publicKeyMultibase)) return undefined
  return buildDidDocument({ did, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] })
}
