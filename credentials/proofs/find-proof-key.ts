import type { Loader } from '../contexts/document-loader.ts'
import { type FoundKey, findJwtKey } from '../keys/find-jwt-key.ts'

type Asked = { method: string; issuer: string; loader: Loader; now: Date }

/**
 * Finds the key of a proof's verification method: in the document of the issuer's DID, or, for an issuer that is an https
 * address, on the same origin or in the document of any DID, whose owner is unknown (`keyUnbound`).
 */
export async function findProofKey({ method, issuer, loader, now }: Asked): Promise<FoundKey> {
  const header = { kid: method }
  if (issuer.startsWith('did:')) {
    const isOwn = method === issuer || method.startsWith(`${issuer}#`)
    if (!isOwn) return { refused: { ok: false, reason: 'keyUnknown' } }
    return findJwtKey({ header, issuer, loader, now })
  }
  if (!method.startsWith('did:')) return findJwtKey({ header, issuer, loader, now })
  const found = await findJwtKey({ header, issuer: controllerOf(method), loader, now })
  const unbound = { ok: null, reason: 'keyUnbound' } as const
  return found.jwk ? { jwk: found.jwk, issuer: unbound } : { refused: unbound }
}

/** The document that lists a verification method. */
export function controllerOf(method: string): string {
  return method.replace(/#.*$/s, '')
}
