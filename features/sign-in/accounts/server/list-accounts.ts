import type { Output } from '#base/endpoint.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import { communitiesOf } from '#features/team/server/communities-of.ts'
import { readSession } from '#platform/access/sessions.ts'
import type { ContextOf } from '#platform/http/serve.ts'
import type * as contract from '../contract.ts'
import { ownMailSession } from './own-session.ts'

/** The communities of the caller's own address, and the one open in the session behind the chooser. */
export async function listAccounts(
  ctx: ContextOf<'chooserOrContributor'>,
): Promise<Output<typeof contract.listAccounts>> {
  const session = await ownMailSession(ctx)
  const from = session.parentId ? await readSession(ctx, session.parentId) : session
  const did = from?.issuerId ? (await issuerFace(ctx, from.issuerId)).did : ''
  return { email: session.email, did, options: await communitiesOf(ctx, session.email) }
}
