import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { endSession, livingSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'
import type * as contract from '../contract.ts'
import { ownSession, sessionsLike } from './own-session.ts'

/** Ends one of the caller's own sessions. Throws `notFound` for somebody else's and for one that has ended. */
export async function endOwnSession(
  ctx: TeamContext,
  { sessionId }: Input<typeof contract.endOwnSession>,
): Promise<Record<never, never>> {
  const own = await ownSession(ctx)
  const [named] = await livingSessions(ctx, and(sessionsLike(own), eq(sessions.id, sessionId)))
  if (!named) throw new Problem('notFound')
  await inTransaction(ctx, async (ctx) => {
    await endSession(ctx, named.id)
    await recordEvent(ctx, { action: 'session.ended', subjectId: named.id, detail: { from: 'list' } })
  })
  return {}
}
