import type { Input, Output } from '#base/endpoint.ts'
import { type Claim, lockOwnClaim } from '#features/claims/server/queries.ts'
import { continuation, LATER } from '#features/sends/server/continuations.ts'
import type { Renewal } from '#features/sends/server/renew-for-send.ts'
import { withDelegation, workDelegated } from '#features/sends/server/with-delegation.ts'
import { takeFolderMails } from '#features/team/folders/server/mail-limit.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { startOperation } from '#platform/operations/operations.ts'
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
  const { done, callbackId = '' } = await withDelegation(
    ctx,
    (ctx) => planBatch(ctx, asked),
    async (ctx, planned) => {
      const { issuerId, sendId: subjectId } = planned.claim
      return startBatch(ctx, planned, await startOperation(ctx, { kind: 'change-batch', issuerId, subjectId }))
    },
  )
  return { callbackId: done ?? callbackId, isWaiting: done === undefined }
}

const batchStep = continuation('changeBatch', async (ctx, asked: Asked, { operationId }) => {
  await workDelegated(ctx, await planBatch(ctx, asked), (ctx, planned) => startBatch(ctx, planned, operationId))
  return LATER
})

type Planned = Renewal & { claim: Claim; change: ReturnType<typeof readChange> }

async function planBatch(ctx: TeamContext, asked: Asked): Promise<Planned> {
  const { challenge, ...wanted } = asked
  const claim = await lockOwnClaim(ctx, challenge)
  const change = readChange(ctx, wanted)
  const needs = change.kind === 'renew' ? await needsOfRows(ctx, claim) : []
  return { claim, change, step: batchStep(asked), needs }
}

/** Starts the job of a change whose operation exists, in the caller's transaction; returns the operation. */
async function startBatch(ctx: TeamContext, { claim, change }: Planned, callbackId: string): Promise<string> {
  const { issuerId, sendId, templateId } = claim
  // A job mails them, which counts them against the issuer's limit.
  if (ctx.actor.kind === 'contributor') await takeFolderMails(ctx, templateId, await countMailed(ctx, sendId, change))
  await ctx.db.insert(claimChanges).values({ id: callbackId, issuerId, sendId, ...change, createdAt: ctx.now() })
  const detail = { kind: change.kind, changeId: callbackId }
  await recordEvent(ctx, { action: 'claims.changing', subjectId: sendId, detail })
  await ctx.jobs.send(ctx, 'change-batch', { changeId: callbackId })
  return callbackId
}
