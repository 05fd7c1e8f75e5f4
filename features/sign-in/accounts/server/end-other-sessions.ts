import { endSession, livingSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { ownSession, sessionsLike } from './own-session.ts'

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions(ctx: TeamContext): Promise<{ ended: number }> {
  const own = await ownSession(ctx)
  const others = (await livingSessions(ctx, sessionsLike(own))).filter(({ id }) => id !== own.id)
  await inTransaction(ctx, async (ctx) => {
    for (const { id } of others) await endSession(ctx, id)
    await recordEvent(ctx, { action: 'sessions.ended', subjectId: own.id, detail: { count: others.length } })
  })
  return { ended: others.length }
}
