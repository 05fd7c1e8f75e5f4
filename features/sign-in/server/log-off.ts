import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { endSession } from '#platform/sessions.ts'

/** Ends the session of the caller's token; does nothing without one. */
export async function logOff(ctx: Context): Promise<Record<never, never>> {
  if (!('sessionId' in ctx.actor)) return {}
  const { sessionId } = ctx.actor
  await inTransaction(ctx, async (ctx) => {
    await endSession(ctx, sessionId)
    await recordEvent(ctx, { action: 'session.ended', subjectId: sessionId })
  })
  return {}
}
