import { Problem } from '#base/problem.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { endSession, isInside, readSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { ownSession } from '../../accounts/server/own-session.ts'

/** Ends the session inside a sub-community, and mints a new token of the parent's. Throws `notInside`, `signedOut`. */
export async function switchBack(ctx: TeamContext): Promise<{ token: string }> {
  const session = await ownSession(ctx)
  if (!isInside(session)) throw new Problem('notInside')
  const outer = session.parentId ? await readSession(ctx, session.parentId) : undefined
  if (!outer) throw new Problem('signedOut')
  await inTransaction(ctx, async (ctx) => {
    await endSession(ctx, session.id)
    await recordEvent(ctx, { action: 'session.ended', subjectId: session.id, detail: { from: 'inside' } })
  })
  return { token: await mintStudioToken(ctx, outer) }
}
