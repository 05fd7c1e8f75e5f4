import type { Input } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { makeSessions } from './make-sessions.ts'

/** Sends a template, or makes a link to it: see `makeSessions`. Another issuer's template is `notFound`. */
export function createSessions(ctx: AdminContext, { templateId, ...asked }: Input<typeof contract.createSessions>) {
  return inTransaction(ctx, async (ctx) => {
    const template = await findOwnTemplate(ctx, templateId)
    const made = await makeSessions(ctx, template, asked)
    await recordEvent(ctx, { action: 'sessions.created', subjectId: made.sendId, detail: { links: made.links.length } })
    return made
  })
}
