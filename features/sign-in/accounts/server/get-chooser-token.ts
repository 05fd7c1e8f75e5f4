import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { openSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { ownMailSession } from './own-session.ts'

/** Opens a chooser session for the caller's own address; it ends with the current session. */
export async function getChooserToken(ctx: TeamContext): Promise<{ token: string }> {
  const { id, email } = await ownMailSession(ctx)
  const session = await inTransaction(ctx, async (ctx) => {
    const session = await openSession(ctx, { kind: 'chooser', email, parentId: id })
    await recordEvent(ctx, { action: 'session.opened', subjectId: session.id, detail: { kind: 'chooser' } })
    return session
  })
  return { token: await mintStudioToken(ctx, session) }
}
