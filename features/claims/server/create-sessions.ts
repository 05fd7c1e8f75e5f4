import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { makeSessions } from './make-sessions.ts'
import { renewForSend } from './renew-for-send.ts'

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
  const send = () =>
    inTransaction(ctx, async (ctx) => {
      const template = await findOwnTemplate(ctx, templateId)
      const { sendId, links, undoUntil } = await makeSessions(ctx, template, asked)
      await recordEvent(ctx, { action: 'sessions.created', subjectId: sendId, detail: { links: links.length } })
      return { sendId, links, callbackId: '', undoUntil }
    })
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Problem) || error.key !== 'delegationEnded') throw error
    const callbackId = await renewForSend(ctx, templateId, asked)
    return callbackId === '' ? send() : { sendId: '', links: [], callbackId, undoUntil: '' }
  }
}
