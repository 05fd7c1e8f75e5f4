import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { signTokenStatusList } from '#credentials/sd-jwt/token-status-list.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { tokenListUrl } from '../addresses.ts'
import { issuerJwtKey } from '../issuing/sign-jwt-as-issuer.ts'
import { findStatusList, type StatusListRow } from '../queries.ts'
import { findListHead, type ListHead, sealedOf } from './signed-list.ts'

/** Signed lists of this process: signing one takes longer than all else that a check of an SD-JWT VC does. */
const signed = new Map<string, { version: number; at: number; jwt: string }>()
const SIGNED_MAX = 50
/** An unchanged list is signed again after an hour: a recent date shows that the issuer still vouches for it. */
const SIGNED_MS = 60 * 60 * 1000

/** Returns the Token Status List of an issuer's badges, signed as JWT; a deleted issuer's as sealed. Throws `notFound`. */
export async function getTokenList(ctx: Context, { listId }: Input<typeof contract.getTokenList>): Promise<string> {
  const head = await findListHead(ctx, listId)
  const issuer = head && (await findIssuer(ctx, head.issuerId))
  const known = issuer && knownTokens(ctx, head)
  if (known) return known
  const list = head && (await findStatusList(ctx, listId))
  if (list && issuer) return signAnew(ctx, list, issuer)
  const tokens = sealedOf(list?.signed)?.tokens
  if (!tokens) throw new Problem('notFound')
  return tokens
}

function knownTokens(ctx: Context, { id, version }: ListHead): string | undefined {
  const kept = signed.get(id)
  const age = ctx.now().getTime() - (kept?.at ?? 0)
  return kept?.version === version && age >= 0 && age < SIGNED_MS ? kept.jwt : undefined
}

async function signAnew(ctx: Context, list: StatusListRow, issuer: { id: string; didWeb: string }): Promise<string> {
  const at = ctx.now().getTime()
  const jwt = await signTokens(ctx, list, issuer)
  if (signed.size >= SIGNED_MAX) signed.clear()
  signed.set(list.id, { version: list.version, at, jwt })
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
