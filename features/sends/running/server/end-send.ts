import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { lockOwnSend, type Send } from '../../server/own-send.ts'
import { sends } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { mailsOf } from './count-send.ts'
import { giveBackUnread } from './reading-send.ts'

/**
 * Undoes a send completely while its e-mails are held back, without notifying anyone. Throws `sendEnded` once an e-mail
 * may have left.
 */
export function undoSend(ctx: TeamContext, { sendId }: Input<typeof contract.undoSend>) {
  return end(ctx, sendId, 'undone', ({ holdUntil }) => holdUntil !== null && holdUntil > ctx.now())
}

/** Stops a send: e-mails already sent stay valid, the other rows get nothing. */
export function stopSend(ctx: TeamContext, { sendId }: Input<typeof contract.stopSend>) {
  return end(ctx, sendId, 'stopped', () => true)
}

/** The row is locked against mailers until the commit, after which they find the send ended; a job removes its claims. */
function end(ctx: TeamContext, sendId: string, status: 'stopped' | 'undone', isAllowed: (send: Send) => boolean) {
  return inTransaction(ctx, async (ctx) => {
    const send = await lockOwnSend(ctx, sendId)
    if (send.status === status) return {}
    if (send.status === 'stopped' || send.status === 'undone' || !isAllowed(send)) throw new Problem('sendEnded')
    // Releases the counted e-mails of unread rows; those of removed claims are released by the job.
    const isReading = send.status === 'reading'
    const mails = isReading ? await mailsOf(ctx, sendId) : send.mails
    await ctx.db.update(sends).set({ status, mails, pausedAt: null }).where(eq(sends.id, sendId))
    await giveBackUnread(ctx, send, mails)
    await recordEvent(ctx, { action: `claims.${status}`, subjectId: sendId })
    await ctx.jobs.send(ctx, 'take-back-send', { sendId })
    return {}
  })
}
