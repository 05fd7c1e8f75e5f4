import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../send-contract.ts'
import { mailsOf } from './count-send.ts'
import { lockOwnSend, type Send } from './own-send.ts'
import { sends } from './send-tables.ts'

/** Takes back a send whose mails are held still, all of it, silently. Throws `sendEnded` once a mail may have gone. */
export function undoSend(ctx: TeamContext, { sendId }: Input<typeof contract.undoSend>) {
  return end(ctx, sendId, 'undone', ({ holdUntil }) => holdUntil !== null && holdUntil > ctx.now())
}

/** Ends a send: what was mailed stays, the rest gets nothing. */
export function stopSend(ctx: TeamContext, { sendId }: Input<typeof contract.stopSend>) {
  return end(ctx, sendId, 'stopped', () => true)
}

/** The row is locked against mailers until the commit, after which they find the send ended; a job takes its claims back. */
function end(ctx: TeamContext, sendId: string, status: 'stopped' | 'undone', isAllowed: (send: Send) => boolean) {
  return inTransaction(ctx, async (ctx) => {
    const send = await lockOwnSend(ctx, sendId)
    if (send.status === status) return {}
    if (send.status === 'stopped' || send.status === 'undone' || !isAllowed(send)) throw new Problem('sendEnded')
    // The mails of rows that were to come are free again; those of claims that are taken back come with these.
    const isReading = send.status === 'reading'
    const mails = isReading ? await mailsOf(ctx, sendId) : send.mails
    await ctx.db.update(sends).set({ status, mails, pausedAt: null }).where(eq(sends.id, sendId))
    await recordEvent(ctx, { action: `claims.${status}`, subjectId: sendId })
    await ctx.jobs.send(ctx, 'take-back-send', { sendId })
    return {}
  })
}
