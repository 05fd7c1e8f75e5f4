import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { isOpenLink } from '#features/claims/rules.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { continuation } from './continuations.ts'
import { type Asked, makeSessions, sizeOf } from './make-sessions.ts'
import { withoutDropped } from './read-listed.ts'
import type { Renewal } from './renew-for-send.ts'
import { sendOrRenew } from './send-or-renew.ts'

type Create = typeof contract.createSessions

/**
 * Sends a template, or makes a link to it: see `makeSessions`. Another issuer's template is `notFound`. Where its
 * delegation is not enough, a new one is signed first: at once where the server keeps the community's key; else by its
 * wallet, and `callbackId` names the operation that waits for it.
 */
export async function createSessions(
  ctx: TeamContext,
  { templateId, ...input }: Input<Create>,
): Promise<Output<Create>> {
  const { asked, droppedEmails } = withoutDropped(input)
  // Only admins see who is a member.
  if (asked.dids.length > 0 && ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  const { done, callbackId } = await sendOrRenew(
    ctx,
    () => createOwn(ctx, templateId, asked),
    async () => renewalOf(await findOwnTemplate(ctx, templateId, 'distribute'), asked),
  )
  return { sendId: '', links: [], undoUntil: '', ...done, callbackId: callbackId ?? '', droppedEmails }
}

function createOwn(ctx: TeamContext, templateId: string, asked: Asked) {
  return inTransaction(ctx, async (ctx) => {
    const template = await findOwnTemplate(ctx, templateId, 'distribute')
    const { sendId, links, undoUntil } = await makeSessions(ctx, template, asked)
    await recordEvent(ctx, { action: 'sessions.created', subjectId: sendId, detail: { links: links.length } })
    return { sendId, links, undoUntil }
  })
}

/** The step that makes sessions of a template after its delegation was renewed. */
export const createStep = continuation('create', (ctx, asked: Asked, { templateId }) =>
  createOwn(ctx, templateId, asked),
)

/**
 * The new delegation that a send needs. A link's badges are counted when they are collected; the signed text names their
 * number.
 */
export function renewalOf(template: TemplateRow, asked: Asked): Renewal {
  const { places, didLimit } = sizeOf(template, asked)
  const count = isOpenLink({ didLimit }) ? didLimit : places
  return { step: createStep(asked), needs: [{ templateId: template.id, places, count }] }
}
