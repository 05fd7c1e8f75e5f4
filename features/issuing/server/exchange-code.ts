import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { tryCode } from '#features/claims/server/claim-code.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { type exchangeCode as contract, PRE_AUTHORIZED_GRANT } from '../protocol-contract.ts'
import { ACCESS_SECONDS, mintAccessToken } from './access-token.ts'
import { readCode } from './read-code.ts'

/**
 * Exchanges a claim link's token for an access token (OpenID4VCI 1.0, section 6). It uses no place and can be repeated;
 * a used link still gets one, so that its holder can fetch the same badge again. The `tx_code` must be that of the
 * current link, and absent when the claim requires none (section 6.3).
 */
export async function exchangeCode(ctx: Context, asked: Input<typeof contract>): Promise<Output<typeof contract>> {
  if (asked.grant_type !== PRE_AUTHORIZED_GRANT) throw new Problem('unsupported_grant_type')
  const code = asked['pre-authorized_code']
  if (code === '') throw new Problem('invalid_request')
  const link = await readCode(ctx, code)
  if (!link || !['open', 'used', 'full'].includes(link.state)) throw new Problem('invalid_grant')
  await assertCode(ctx, link, asked.tx_code)
  const access_token = await mintAccessToken(ctx, { claimId: link.claim.id, n: link.n, entryId: link.entryId })
  return { access_token, token_type: 'Bearer', expires_in: ACCESS_SECONDS }
}

type Link = { claim: Claim; entryId: string }

async function assertCode(ctx: Context, { claim, entryId }: Link, code: string | undefined): Promise<void> {
  if ((claim.asksCode === 1) !== (code !== undefined)) throw new Problem('invalid_request')
  if (code !== undefined && !(await tryCode(ctx, claim, entryId, code))) throw new Problem('invalid_grant')
}
