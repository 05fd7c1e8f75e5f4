import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { tryCode } from '#features/claims/server/claim-code.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { takeCode } from '../../server/queries.ts'
import { readCode } from '../../server/read-code.ts'
import { type exchangeCode as contract, PRE_AUTHORIZED_GRANT } from '../contract.ts'
import { mintAccessToken } from './access-token.ts'

/**
 * Exchanges a claim link's token, or the code of an entry, for an access token (OpenID4VCI 1.0, section 6): once, and for
 * a short time again by the same client (`takeCode`). It uses no place. The `tx_code` must be that of the current link,
 * and absent when the claim requires none (section 6.3); a wrong one takes nothing. Throws `invalid_grant`, or
 * `codeTaken` for the same error while the code is another's.
 */
export async function exchangeCode(ctx: Context, asked: Input<typeof contract>): Promise<Output<typeof contract>> {
  if (asked.grant_type !== PRE_AUTHORIZED_GRANT) throw new Problem('unsupported_grant_type')
  const code = asked['pre-authorized_code']
  if (code === '') throw new Problem('invalid_request')
  const link = await readOpen(ctx, code)
  await assertCode(ctx, link, asked.tx_code)
  const named = { claimId: link.claim.id, n: link.n, entryId: link.entryId }
  const expires_in = await inTransaction(ctx, async (ctx) => {
    const seconds = await takeCode(ctx, named, asked.client_id)
    if (seconds === undefined) throw new Problem('codeTaken')
    // Read again behind the lock: the exchange before may have led to a badge in the meantime.
    await readOpen(ctx, code)
    return seconds
  })
  const { issuerId, templateId } = link.claim
  const access_token = await mintAccessToken(ctx, { ...named, issuerId, templateId }, expires_in)
  return { access_token, token_type: 'Bearer', expires_in }
}

type Link = { claim: Claim; entryId: string }

async function readOpen(ctx: Context, code: string) {
  const link = await readCode(ctx, code)
  if (link?.state !== 'open') throw new Problem('invalid_grant')
  return link
}

async function assertCode(ctx: Context, { claim, entryId }: Link, code: string | undefined): Promise<void> {
  if ((claim.asksCode === 1) !== (code !== undefined)) throw new Problem('invalid_request')
  if (code !== undefined && !(await tryCode(ctx, claim, entryId, code))) throw new Problem('invalid_grant')
}
