import type { IssuerId } from '#base/ids.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { openSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'

/**
 * Opens a session inside a sub-community of the caller's. It has no address of its own: person, proof and rights are
 * those of the current session, as they are at each call.
 */
export async function enterSub(ctx: AdminContext, subId: string): Promise<{ token: string }> {
  const { sessionId, issuerId } = ctx.actor
  const session = await inTransaction(ctx, async (ctx) => {
    const session = await openSession(ctx, { kind: 'studio', issuerId: subId, parentId: sessionId })
    const actor = { ...ctx.actor, issuerId: subId as IssuerId, via: issuerId }
    await recordEvent({ ...ctx, actor }, { action: 'session.switched', subjectId: session.id })
    return session
  })
  return { token: await mintStudioToken(ctx, session) }
}
