import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { startOperation } from '#platform/operations.ts'
import type * as contract from '../history-contract.ts'
import { readChange } from './change-claims.ts'
import { lockOwnClaim } from './queries.ts'
import { claimChanges } from './tables.ts'

/** Starts one change of every row that was sent together with a claim; a job goes through them, and answers its operation. */
export function changeBatch(ctx: AdminContext, { challenge, ...asked }: Input<typeof contract.changeBatch>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId, sendId } = await lockOwnClaim(ctx, challenge)
    const change = readChange(ctx, asked)
    const callbackId = await startOperation(ctx, { kind: 'change-batch', issuerId, subjectId: sendId })
    await ctx.db.insert(claimChanges).values({ id: callbackId, issuerId, sendId, ...change, createdAt: ctx.now() })
    await recordEvent(ctx, { action: 'claims.changing', subjectId: sendId, detail: { kind: asked.kind } })
    await ctx.jobs.send(ctx, 'change-batch', { changeId: callbackId })
    return { callbackId }
  })
}
