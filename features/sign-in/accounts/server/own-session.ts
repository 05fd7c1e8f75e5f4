import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { readSession, type Session } from '#platform/access/sessions.ts'
import type { TeamContext } from '#platform/context.ts'
import type { ContextOf } from '#platform/http/serve.ts'
import { sessions } from '#platform/tables.ts'

type Signed = ContextOf<'chooserOrContributor'>

/** The caller's session. Throws `signedOut` when it has ended meanwhile. */
export async function ownSession(ctx: Signed): Promise<Session> {
  const session = await readSession(ctx, ctx.actor.sessionId)
  if (!session) throw new Problem('signedOut')
  return session
}

/**
 * The caller's session, when a proven address opened it. A session opened by a wallet is refused: the contact address
 * of its community proves nothing. Throws `notAllowed` then, and `signedOut` when it has ended.
 */
export async function ownMailSession(ctx: Signed): Promise<Session> {
  const session = await ownSession(ctx)
  if (session.email === '' || session.did !== '') throw new Problem('notAllowed')
  return session
}

/** The caller in the session that opened theirs, when they are inside a sub-community: where their proof counts. */
export async function outside(ctx: TeamContext): Promise<TeamContext> {
  const { via } = ctx.actor
  if (!via) return ctx
  const { parentId } = await ownSession(ctx)
  if (!parentId) throw new Problem('signedOut')
  return { ...ctx, actor: { ...ctx.actor, sessionId: parentId, issuerId: via, via: undefined } }
}

/** Selects the studio sessions of the same person: the same proven address, or the same key. */
export function sessionsLike({ email, did }: Session): SQL | undefined {
  return and(inArray(sessions.kind, ['studio', 'applicant']), eq(sessions.did, did), eq(sessions.email, email))
}
