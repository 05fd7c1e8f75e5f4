import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { planOwn, writeOwn } from '#features/sends/server/create-sessions.ts'
import { withoutDropped } from '#features/sends/server/read-listed.ts'
import { withDelegation } from '#features/sends/server/with-delegation.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { ApiKeyContext } from '#platform/context.ts'
import type * as contract from '../api-contract.ts'
import { assertOwnTemplate } from './assert-own-template.ts'

/**
 * Makes sessions for other software, as POST /sessions does. A session builder's key is limited to its own template; any
 * other is `notFound`. Past a delegation a new one is signed where the server keeps the community's key; a wallet cannot
 * be asked here, so `delegationEnded` requires a person to send once from the studio.
 */
export async function buildSessions(
  ctx: ApiKeyContext,
  { templateId, ...call }: Input<typeof contract.buildSessions>,
): Promise<Output<typeof contract.buildSessions>> {
  const { asked, droppedEmails } = withoutDropped({ ...call, dids: [] })
  const { actor } = ctx
  const wanted = templateId ?? actor.templateId
  if (wanted === '') throw new Problem('templateMissing')
  assertOwnTemplate(actor, wanted)
  const plan = async (ctx: ApiKeyContext) => {
    const template = await findTemplate(ctx, wanted)
    if (!template || template.issuerId !== actor.issuerId) throw new Problem('notFound')
    return planOwn(ctx, template, asked)
  }
  const { done } = await withDelegation(ctx, plan, writeOwn)
  if (!done) throw new Problem('delegationEnded')
  const { sendId, links, undoUntil } = done
  return { sendId, links, undoUntil, droppedEmails }
}
