import { compactVerify, importJWK } from 'jose'
import type { Check } from '../check.ts'
import type { Loader } from '../document-loader.ts'
import { type FoundKey, findJwtKey } from '../find-jwt-key.ts'
import { asObject, type Json } from '../read-credential.ts'
import { readEnveloped } from '../read-enveloped.ts'
import { readTokenStatus, STATUS_LIST_TYPE } from './token-status-list.ts'

type Loading = { loader: Loader; again: Loader }

const UNREADABLE: Check = { ok: null, reason: 'listUnreadable' }

/**
 * Loads the Token Status List that the claims of a badge name and reads its slot; a list counts only when the badge's issuer
 * signed it. The loader gives a list as an enveloped JWT; `again` loads the issuer's document once more when it lacks the key.
 */
export async function checkTokenStatus(claims: Json, { loader, again, now }: Loading & { now: Date }): Promise<Check> {
  const { idx, uri } = asObject(asObject(claims.status)?.status_list) ?? {}
  if (claims.status === undefined) return { ok: true, reason: 'notRevocable' }
  if (typeof idx !== 'number' || typeof uri !== 'string') return { ok: null, reason: 'statusUnsupported' }
  const document = asObject((await loader(uri).catch(() => undefined))?.document)
  if (!document) return { ok: null, reason: 'listUnreachable' }
  const list = readEnveloped(document)
  const isOver = list?.claims.exp !== undefined && !(Number(list.claims.exp) > now.getTime() / 1000)
  if (list?.header.typ !== STATUS_LIST_TYPE || list.claims.sub !== uri || isOver) return UNREADABLE
  const found = await findListKey({ header: list.header, issuer: String(claims.iss) }, { loader, again })
  if (!found.jwk || !(await isSigned(list.jwt, found.jwk))) return UNREADABLE
  return statusOf(list.credential, idx)
}

async function findListKey(asked: { header: Json; issuer: string }, { loader, again }: Loading): Promise<FoundKey> {
  const found = await findJwtKey({ ...asked, loader })
  // As in `checkStatusLists`: the key may have been replaced since.
  return found.refused?.reason === 'keyUnknown' ? findJwtKey({ ...asked, loader: again }) : found
}

async function isSigned(jwt: string, jwk: Parameters<typeof importJWK>[0]): Promise<boolean> {
  try {
    await compactVerify(jwt, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] })
    return true
  } catch {
    return false
  }
}

function statusOf(list: Json, slot: number): Check {
  try {
    const status = readTokenStatus(list, slot)
    if (status === 0) return { ok: true }
    return { ok: false, reason: status === 2 ? 'suspended' : 'revoked' }
  } catch {
    return UNREADABLE
  }
}
