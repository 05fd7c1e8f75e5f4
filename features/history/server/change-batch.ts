import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { lockOwnClaim } from '#features/claims/server/queries.ts'
import { continuation, LATER } from '#features/sends/server/continuations.ts'
import { sendOrRenew } from '#features/sends/server/send-or-renew.ts'
import { takeFolderMails } from '#features/team/server/mail-limit.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { startOperation } from '#platform/operations.ts'
import type * as contract from '../contract.ts'
import { countMailed, readChange } from './change-claims.ts'
import { needsOfRows } from './needs-of-rows.ts'
import { claimChanges } from './tables.ts'

type Change = typeof contract.changeBatch
type Asked = Input<Change>

/**
 * Starts one change of every row sent together with a claim; a job applies it, and the operation is returned. When a
 * wallet holds the community's key, new links beyond the delegation wait for its signature, in the same operation.
 */
export async function changeBatch(ctx: TeamContext, asked: Asked): Promise<Output<Change>> {
  const { done, callbackId = '' } = await sendOrRenew(
    ctx,
    () =>
      inTransaction(ctx, async (ctx) => {
        const { issuerId, sendId } = await lockOwnClaim(ctx, asked.challenge)
        const id = await startOperation(ctx, { kind: 'change-batch', issuerId, subjectId: sendId })
        await startBatch(ctx, asked, id)
        return id
      }),
    async () => {
      const { sendId } = await lockOwnClaim(ctx, asked.challenge)
      return { step: batchStep(asked), needs: await needsOfRows(ctx, { sendId }) }
    },
  )
  return { callbackId: done ?? callbackId, isWaiting: done === undefined }
}

const batchStep = continuation('changeBatch', async (ctx, asked: Asked, { operationId }) => {
  await startBatch(ctx, asked, operationId)
  return LATER
})

/** Starts the job of a change whose operation exists, in the caller's transaction. Throws `delegationEnded`. */
async function startBatch(ctx: TeamContext, { challenge, ...asked }: Asked, callbackId: string): Promise<void> {
  const { issuerId, sendId, templateId } = await lockOwnClaim(ctx, challenge)
  const change = readChange(ctx, asked)
  if (asked.kind === 'renew' && (await needsOfRows(ctx, { sendId })).length > 0) throw new Problem('delegationEnded')
  // A job mails them, which counts them against the issuer's limit.
  if (ctx.actor.kind === 'contributor') await takeFolderMails(ctx, templateId, await countMailed(ctx, sendId, change))
  await ctx.db.insert(claimChanges).values({ id: callbackId, issuerId, sendId, ...change, createdAt: ctx.now() })
  const detail = { kind: asked.kind, changeId: callbackId }
  await recordEvent(ctx, { action: 'claims.changing', subjectId: sendId, detail })
  await ctx.jobs.send(ctx, 'change-batch', { changeId: callbackId })
}
