import type { Check } from './check.ts'
import type { Loader } from './document-loader.ts'
import { decodeMultikey } from './multikey.ts'
import { asList, asObject } from './read-credential.ts'

/** An issuer's Ed25519 keys by verification method, and which of them may sign credentials now. */
export type DidKeys = { publicKeys: Map<string, Uint8Array>; assertion: Set<string> }

/** Loads a DID document and reads its Multikey methods; `refused` says why that was not possible. */
export async function readDidDocument(
  did: string,
  loader: Loader,
): Promise<{ keys: DidKeys; refused?: undefined } | { keys?: undefined; refused: Check }> {
  const loaded = await loader(did).catch(() => undefined)
  const document = asObject(loaded?.document)
  if (!document) return { refused: { ok: null, reason: 'issuerUnreachable' } }
  if (document.id !== did) return { refused: { ok: false, reason: 'issuerMismatch' } }
  const publicKeys = new Map<string, Uint8Array>()
  const assertion = new Set<string>()
  for (const method of asList(document.verificationMethod)) addMethod(did, method, publicKeys)
  for (const method of asList(document.assertionMethod)) {
    const id = typeof method === 'string' ? absolute(did, method) : addMethod(did, method, publicKeys)
    if (id) assertion.add(id)
  }
  return { keys: { publicKeys, assertion } }
}

function addMethod(did: string, value: unknown, publicKeys: Map<string, Uint8Array>): string | undefined {
  const method = asObject(value)
  const publicKey = decodeMultikey(method?.publicKeyMultibase)
  if (typeof method?.id !== 'string' || method.controller !== did || !publicKey) return undefined
  const id = absolute(did, method.id)
  publicKeys.set(id, publicKey)
  return id
}

function absolute(did: string, id: string): string {
  return id.startsWith('#') ? `${did}${id}` : id
}
