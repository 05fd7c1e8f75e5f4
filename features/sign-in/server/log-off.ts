import { endSession, isInside, readSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'

/** Ends the session of the caller's token, and the one behind it when it is inside a sub-community; nothing without one. */
export async function logOff(ctx: Context): Promise<Record<never, never>> {
  if (!('sessionId' in ctx.actor)) return {}
  const { sessionId } = ctx.actor
  const session = await readSession(ctx, sessionId)
  const outer = session && isInside(session) ? session.parentId : null
  await inTransaction(ctx, async (ctx) => {
    await endSession(ctx, outer ?? sessionId)
    await recordEvent(ctx, { action: 'session.ended', subjectId: sessionId })
  })
  return {}
}
