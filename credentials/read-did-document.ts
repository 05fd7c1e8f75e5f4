import type { JWK } from 'jose'
import type { Check } from './check.ts'
import type { Loader } from './document-loader.ts'
import { keyOfMethod } from './method-key.ts'
import { asList, asObject } from './read-credential.ts'

/** An issuer's keys by verification method, and which of them may sign credentials now. */
export type DidKeys = { publicKeys: Map<string, JWK>; assertion: Set<string> }

/** Loads a DID document and reads its methods; `refused` says why that was not possible. */
export async function readDidDocument(
  did: string,
  loader: Loader,
): Promise<{ keys: DidKeys; refused?: undefined } | { keys?: undefined; refused: Check }> {
  const loaded = await loader(did).catch(() => undefined)
  const document = asObject(loaded?.document)
  if (!document) return { refused: { ok: null, reason: 'issuerUnreachable' } }
  if (document.id !== did) return { refused: { ok: false, reason: 'issuerMismatch' } }
  const publicKeys = new Map<string, JWK>()
  const assertion = new Set<string>()
  for (const method of asList(document.verificationMethod)) addMethod(did, method, publicKeys)
  for (const method of asList(document.assertionMethod)) {
    const id = typeof method === 'string' ? absolute(did, method) : addMethod(did, method, publicKeys)
    if (id) assertion.add(id)
  }
  return { keys: { publicKeys, assertion } }
}

function addMethod(did: string, value: unknown, publicKeys: Map<string, JWK>): string | undefined {
  const method = asObject(value)
  const publicKey = keyOfMethod(method)
  if (typeof method?.id !== 'string' || method.controller !== did || !publicKey) return undefined
  const id = absolute(did, method.id)
  publicKeys.set(id, publicKey)
  return id
}

function absolute(did: string, id: string): string {
  return id.startsWith('#') ? `${did}${id}` : id
}
