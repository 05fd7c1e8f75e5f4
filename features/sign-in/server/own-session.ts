import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { ContextOf } from '#platform/serve.ts'
import { readSession, type Session } from '#platform/sessions.ts'
import { sessions } from '#platform/tables.ts'

type Signed = ContextOf<'chooserOrContributor'>

/** The session that asks. Throws `signedOut` when it has ended meanwhile. */
export async function ownSession(ctx: Signed): Promise<Session> {
  const session = await readSession(ctx, ctx.actor.sessionId)
  if (!session) throw new Problem('signedOut')
  return session
}

/**
 * The session that asks, when a proven address opened it. A wallet's session has none: the address that its community gave
 * as a contact opens nothing else. Throws `notAllowed` then, and `signedOut` when it has ended.
 */
export async function ownMailSession(ctx: Signed): Promise<Session> {
  const session = await ownSession(ctx)
  if (session.email === '' || session.did !== '') throw new Problem('notAllowed')
  return session
}

/** Names the sessions of the studio that belong to the same person: the same proven address, or the same key. */
export function sessionsLike({ email, did }: Session): SQL | undefined {
  return and(inArray(sessions.kind, ['studio', 'applicant']), eq(sessions.did, did), eq(sessions.email, email))
}
