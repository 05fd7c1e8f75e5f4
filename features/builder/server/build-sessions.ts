import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { renewalOf } from '#features/sends/server/create-sessions.ts'
import { makeSessions } from '#features/sends/server/make-sessions.ts'
import { withoutDropped } from '#features/sends/server/read-listed.ts'
import { sendOrRenew } from '#features/sends/server/send-or-renew.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type ApiKeyContext, inTransaction } from '#platform/context.ts'
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
  const own = async (ctx: ApiKeyContext) => {
    const template = await findTemplate(ctx, wanted)
    if (!template || template.issuerId !== actor.issuerId) throw new Problem('notFound')
    return template
  }
  const make = () =>
    inTransaction(ctx, async (ctx) => {
      const template = await own(ctx)
      const made = await makeSessions(ctx, template, asked)
      const detail = { links: made.links.length }
      await recordEvent(ctx, { action: 'sessions.created', subjectId: made.sendId, detail })
      return made
    })
  const { done } = await sendOrRenew(ctx, make, async () => renewalOf(await own(ctx), asked))
  if (!done) throw new Problem('delegationEnded')
  const { sendId, links, undoUntil } = done
  return { sendId, links, undoUntil, droppedEmails }
}
