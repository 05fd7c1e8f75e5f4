import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { signTokenStatusList } from '#credentials/sd-jwt/token-status-list.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { tokenListUrl } from './addresses.ts'
import { findStatusList } from './queries.ts'
import { issuerJwtKey } from './sign-jwt-as-issuer.ts'

/** Returns the Token Status List of an issuer's badges, signed as JWT. Throws `notFound`, also once the issuer was deleted. */
export async function getTokenList(ctx: Context, { listId }: Input<typeof contract.getTokenList>): Promise<string> {
  const list = await findStatusList(ctx, listId)
  const issuer = list && (await findIssuer(ctx, list.issuerId))
  if (!list || !issuer) throw new Problem('notFound')
  const { bits: revoked, suspendedBits } = list
  const lists = { revoked, ...(suspendedBits && { suspended: suspendedBits }) }
  const key = await issuerJwtKey(ctx, issuer, 'ES256')
  return signTokenStatusList(lists, { uri: tokenListUrl(ctx.config, list.id), key, now: ctx.now() })
}
