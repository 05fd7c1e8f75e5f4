import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { signTokenStatusList } from '#credentials/sd-jwt/token-status-list.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { tokenListUrl } from './addresses.ts'
import { findStatusList, type StatusListRow } from './queries.ts'
import { issuerJwtKey } from './sign-jwt-as-issuer.ts'
import { sealedOf } from './signed-list.ts'

/** Signed lists of this process: signing one takes longer than all else that a check of an SD-JWT VC does. */
const signed = new Map<string, { version: number; at: number; jwt: string }>()
const SIGNED_MAX = 50
/** An unchanged list is signed again after an hour: a recent date shows that the issuer still vouches for it. */
const SIGNED_MS = 60 * 60 * 1000

/** Returns the Token Status List of an issuer's badges, signed as JWT; a deleted issuer's as sealed. Throws `notFound`. */
export async function getTokenList(ctx: Context, { listId }: Input<typeof contract.getTokenList>): Promise<string> {
  const list = await findStatusList(ctx, listId)
  const issuer = list && (await findIssuer(ctx, list.issuerId))
  if (list && issuer) return signedTokens(ctx, list, issuer)
  const tokens = sealedOf(list?.signed)?.tokens
  if (!tokens) throw new Problem('notFound')
  return tokens
}

async function signedTokens(
  ctx: Context,
  list: StatusListRow,
  issuer: { id: string; didWeb: string },
): Promise<string> {
  const now = ctx.now()
  const kept = signed.get(list.id)
  const age = now.getTime() - (kept?.at ?? 0)
  if (kept?.version === list.version && age >= 0 && age < SIGNED_MS) return kept.jwt
  const jwt = await signTokens(ctx, list, issuer)
  if (signed.size >= SIGNED_MAX) signed.clear()
  signed.set(list.id, { version: list.version, at: now.getTime(), jwt })
  return jwt
}

/** Signs a list as Token Status List. */
export async function signTokens(
  ctx: Context,
  { id, bits: revoked, suspendedBits }: StatusListRow,
  issuer: { id: string; didWeb: string },
): Promise<string> {
  const lists = { revoked, ...(suspendedBits && { suspended: suspendedBits }) }
  const key = await issuerJwtKey(ctx, issuer, 'ES256')
  return signTokenStatusList(lists, { uri: tokenListUrl(ctx.config, id), key, now: ctx.now() })
}
