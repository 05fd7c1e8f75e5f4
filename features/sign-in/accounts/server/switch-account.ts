import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findSub } from '#features/issuers/server/find-sub.ts'
import { admit } from '#features/team/server/accept-invitation.ts'
import { communitiesOf } from '#features/team/server/communities-of.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { endSession, openSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import type { ContextOf } from '#platform/http/serve.ts'
import { enterSub } from '../../inside/server/enter-sub.ts'
import { chosenCommunity } from '../../server/links/link-options.ts'
import type * as contract from '../contract.ts'
import { ownMailSession } from './own-session.ts'

/**
 * An admin who names a sub-community of the open one enters it. Otherwise opens a session of another community of the
 * caller's own address, and ends the current one with all sessions derived from it: a token switches once. Throws
 * `notFound` for somebody else's community.
 */
export async function switchAccount(
  ctx: ContextOf<'chooserOrContributor'>,
  { did }: Input<typeof contract.switchAccount>,
): Promise<{ token: string }> {
  const { actor } = ctx
  if (actor.kind === 'admin') {
    const sub = await findSub(ctx, actor.issuerId, { did })
    if (sub) return enterSub({ ...ctx, actor }, sub.id)
  }
  const { id, email, parentId } = await ownMailSession(ctx)
  const session = await inTransaction(ctx, async (ctx) => {
    const community = chosenCommunity(await communitiesOf(ctx, email), did)
    if (!community || !(await endSession(ctx, id))) throw new Problem(community ? 'signedOut' : 'notFound')
    if (parentId) await endSession(ctx, parentId)
    await admit(ctx, email, community)
    const { issuerId, role } = community
    const isContributor = role === 'contributor' ? 1 : 0
    const session = await openSession(ctx, { kind: 'studio', email, issuerId, isContributor })
    await recordEvent(ctx, { action: 'session.switched', issuerId, subjectId: session.id })
    return session
  })
  return { token: await mintStudioToken(ctx, session) }
}
