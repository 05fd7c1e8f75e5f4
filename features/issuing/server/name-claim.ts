import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { giveName } from '#features/claims/server/give-name.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { readCode } from './read-code.ts'

/**
 * Writes what the recipient of a link wants to be called by its community, until the badge is collected; '' takes it back. An
 * open link has an answer for each entry. Throws `claimGone` where there is nothing to collect.
 */
export function nameClaim(ctx: Context, { token, name }: Input<typeof contract.nameClaim>) {
  return inTransaction(ctx, async (ctx) => {
    const code = await readCode(ctx, token)
    if (code?.state !== 'open' && code?.state !== 'notYet') throw new Problem('claimGone')
    const isWritten = await giveName(ctx, { claimId: code.claim.id, entryId: code.entryId, name })
    if (!isWritten) throw new Problem('claimGone')
    return {}
  })
}
