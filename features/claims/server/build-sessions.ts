import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type ApiKeyContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../builder-contract.ts'
import { makeSessions } from './make-sessions.ts'

/**
 * Makes sessions for other software, as POST /sessions does. A session builder's key makes those of its own template only;
 * any other is `notFound`.
 */
export function buildSessions(ctx: ApiKeyContext, { templateId, ...asked }: Input<typeof contract.buildSessions>) {
  return inTransaction(ctx, async (ctx) => {
    const { actor } = ctx
    const wanted = templateId ?? actor.templateId
    if (wanted === '') throw new Problem('templateMissing')
    if (actor.templateId && actor.templateId !== wanted) throw new Problem('notFound')
    const template = await findTemplate(ctx, wanted)
    if (!template || template.issuerId !== actor.issuerId) throw new Problem('notFound')
    const made = await makeSessions(ctx, template, asked)
    await recordEvent(ctx, { action: 'sessions.created', subjectId: made.sendId, detail: { links: made.links.length } })
    return made
  })
}
