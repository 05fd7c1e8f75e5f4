import { compactVerify, importJWK } from 'jose'
import type { StatusCheck } from '../checking/check.ts'
import { type ReadingOnce, withNewKeys } from '../contexts/document-loader.ts'
import { findJwtKey } from '../keys/find-jwt-key.ts'
import { asObject, type Json, namedType } from '../read-credential.ts'
import { readEnveloped } from '../reading/read-enveloped.ts'
import { readTokenStatus, STATUS_LIST_TYPE, SUSPENDED } from './token-status-list.ts'

const UNREADABLE: StatusCheck = { ok: null, reason: 'listUnreadable' }

/** `findKey` finds the key of the issuer; by default as for a VC-JWT. */
type Checking = ReadingOnce & { now: Date; findKey?: typeof findJwtKey }

/**
 * Loads the Token Status List that the claims of a badge name and reads its slot; a list counts only when the badge's issuer
 * signed it. The loader gives a list as an enveloped JWT.
 */
export async function checkTokenStatus(claims: Json, context: Checking): Promise<StatusCheck> {
  const { loader, now, findKey = findJwtKey } = context
  const { idx, uri } = asObject(asObject(claims.status)?.status_list) ?? {}
  if (claims.status === undefined) return { ok: true, reason: 'notRevocable' }
  const type = namedType(Object.keys(asObject(claims.status) ?? {}))
  if (type && uri === undefined && idx === undefined) return { ok: null, reason: 'statusUnsupported', type }
  if (typeof idx !== 'number' || typeof uri !== 'string') return UNREADABLE
  const document = asObject((await loader(uri).catch(() => undefined))?.document)
  if (!document) return { ok: null, reason: 'listUnreachable' }
  const list = readEnveloped(document)
  if (list?.header.typ !== STATUS_LIST_TYPE || list.claims.sub !== uri) return UNREADABLE
  const { exp } = list.claims
  if (exp !== undefined && !(Number(exp) > now.getTime() / 1000)) return { ok: null, reason: 'listNotCurrent' }
  const asked = { header: list.header, issuer: String(claims.iss), now }
  const found = await withNewKeys(
    context,
    (loader) => findKey({ ...asked, loader }),
    ({ refused }) => refused?.reason,
  )
  // A key in the list's own header may be anybody's.
  const isProven = found.jwk && found.issuer.ok && (await isSigned(list.jwt, found.jwk))
  return isProven ? statusOf(list.credential, idx) : { ok: null, reason: 'listUnproven' }
}

async function isSigned(jwt: string, jwk: Parameters<typeof importJWK>[0]): Promise<boolean> {
  try {
    await compactVerify(jwt, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] })
    return true
  } catch {
    return false
  }
}

function statusOf(list: Json, slot: number): StatusCheck {
  try {
    const status = readTokenStatus(list, slot)
    if (status === 0) return { ok: true }
    // What others mean is left to their issuer.
    if (status > SUSPENDED) return { ok: null, reason: 'statusUnsupported', type: `status_list ${status}` }
    return { ok: false, reason: status === SUSPENDED ? 'suspended' : 'revoked' }
  } catch {
    return UNREADABLE
  }
}
