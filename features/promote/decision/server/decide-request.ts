import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { openRequest, type PromoteRequest } from '../../server/open-request.ts'
import { promoteRequests } from '../../server/tables.ts'

type Decide = typeof contract.decideRequest

/** Decides by the operator's link. Throws what `openRequest` throws, and `answerRequired` for a refusal without words. */
export async function decideRequest(ctx: Context, { token, accepted, answer }: Input<Decide>): Promise<Output<Decide>> {
  const request = await openRequest(ctx, token)
  await decide(ctx, request, { accepted, answer })
  return { state: accepted ? 'accepted' : 'refused' }
}

type Decision = { accepted: boolean; answer: string }

/**
 * Gives a community the mark under the name that it asked for, or refuses it, and e-mails it either way. The request's
 * state is the lock: pressed twice, or decided by a command meanwhile, it throws `requestDecided`.
 */
export function decide(ctx: Context, { id, issuerId, name }: PromoteRequest, decision: Decision): Promise<void> {
  const { accepted, answer } = decision
  if (!accepted && answer === '') throw new InvalidInput('answerRequired')
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockIssuer(ctx, issuerId))) throw new Problem('promoteLinkExpired')
    const decided = await ctx.db
      .update(promoteRequests)
      .set({ state: accepted ? 'accepted' : 'refused', answer: accepted ? '' : answer, decidedAt: ctx.now() })
      .where(and(eq(promoteRequests.id, id), eq(promoteRequests.state, 'waiting')))
      .returning({ id: promoteRequests.id })
    if (decided.length === 0) throw new Problem('requestDecided')
    if (accepted) await promoteIssuer(ctx, { issuerId, promoted: true, name })
    await recordEvent(ctx, { action: accepted ? 'promotion.accepted' : 'promotion.refused', issuerId, subjectId: id })
    await ctx.jobs.send(ctx, 'mail-promote-answer', { requestId: id })
  })
}
