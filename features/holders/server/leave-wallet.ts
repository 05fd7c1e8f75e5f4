import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { endSession } from '#platform/sessions.ts'
import { notifyLeft } from './left-listeners.ts'

/** Ends the caller's wallet session. */
export function leaveWallet(ctx: HolderContext) {
  return inTransaction(ctx, async (ctx) => {
    await endSession(ctx, ctx.actor.sessionId)
    await notifyLeft(ctx, ctx.actor.sessionId)
    await recordEvent(ctx, { action: 'wallet.left', subjectId: ctx.actor.holderId })
    return {}
  })
}
