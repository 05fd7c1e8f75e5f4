import type { Input, Output } from '#base/endpoint.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type Asked, makeSessions } from './make-sessions.ts'
import type { Renewal } from './renew-for-send.ts'
import { sendOrRenew } from './send-or-renew.ts'

type Create = typeof contract.createSessions

/**
 * Sends a template, or makes a link to it: see `makeSessions`. Another issuer's template is `notFound`. Where its delegation
 * does not suffice a new one is signed first: at once where the server keeps the community's key; else by its wallet, and
 * `callbackId` names the operation that waits for that.
 */
export async function createSessions(
  ctx: AdminContext,
  { templateId, ...asked }: Input<Create>,
): Promise<Output<Create>> {
  const { done, callbackId } = await sendOrRenew(
    ctx,
    () =>
      inTransaction(ctx, async (ctx) => {
        const template = await findOwnTemplate(ctx, templateId)
        const { sendId, links, undoUntil } = await makeSessions(ctx, template, asked)
        await recordEvent(ctx, { action: 'sessions.created', subjectId: sendId, detail: { links: links.length } })
        return { sendId, links, callbackId: '', undoUntil }
      }),
    async () => renewalOf(templateId, asked),
  )
  return done ?? { sendId: '', links: [], callbackId, undoUntil: '' }
}

/** What a send needs of a new delegation. A link's badges are counted as they are taken; what is signed names how many. */
export function renewalOf(templateId: string, asked: Asked): Renewal {
  // An address that comes twice is one, unless each is a ticket with options of its own.
  const places = Math.max(1, asked.options.length || new Set(asked.emails).size)
  return { templateId, step: { kind: 'create', asked }, places, count: Math.max(places, asked.didLimit ?? 1) }
}
