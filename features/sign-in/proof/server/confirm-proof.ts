import { type Input, type Output, PROOF_MINUTES } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { proveSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type TeamContext } from '#platform/context.ts'
import type { Signed } from '#platform/operations/confirmations.ts'
import { moveOperation } from '#platform/operations/operations.ts'
import { outside } from '../../accounts/server/own-session.ts'
import { readCode } from '../../server/links/read-code.ts'
import { takeLink } from '../../server/links/take-link.ts'
import type * as contract from '../contract.ts'

type Confirm = typeof contract.confirmProof

/** Accepts the code of a proof, once, for the session that asked. Throws `codeWrong`, `linkExpired`, `tooManyRequests`. */
export async function confirmProof(caller: TeamContext, { request, code }: Input<Confirm>): Promise<Output<Confirm>> {
  const ctx = await outside(caller)
  const { sessionId } = ctx.actor
  const link = await readCode(ctx, { requestId: request, code, browser: sessionId, purposes: ['proof'] })
  await inTransaction(ctx, async (ctx) => {
    await takeLink(ctx, link.id)
    await noteProof(ctx, sessionId)
  })
  return { until: new Date(ctx.now().getTime() + PROOF_MINUTES * 60_000).toISOString() }
}

/** Goes on after a wallet has signed. */
export async function proveSigned(ctx: Context, { operationId }: Signed): Promise<void> {
  if (ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  await noteProof(ctx, ctx.actor.sessionId)
  await moveOperation(ctx, operationId, 'success')
}

async function noteProof(ctx: Context, sessionId: string): Promise<void> {
  await proveSession(ctx, sessionId)
  await recordEvent(ctx, { action: 'proof.given', subjectId: sessionId })
}
