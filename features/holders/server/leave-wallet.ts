import { endSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { walletLeft } from '../hooks.ts'

/** Ends the caller's wallet session. */
export function leaveWallet(ctx: HolderContext) {
  return inTransaction(ctx, async (ctx) => {
    await endSession(ctx, ctx.actor.sessionId)
    await walletLeft.run(ctx, { sessionId: ctx.actor.sessionId })
    await recordEvent(ctx, { action: 'wallet.left', subjectId: ctx.actor.holderId })
    return {}
  })
}
