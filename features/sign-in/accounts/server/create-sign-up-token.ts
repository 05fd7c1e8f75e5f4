import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { openSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type { ContextOf } from '#platform/http/serve.ts'
import { SIGN_UPS_AN_HOUR } from '../../rules.ts'
import type * as contract from '../contract.ts'
import { ownMailSession } from './own-session.ts'

/**
 * A temporary token for one more community on the caller's own address; the current session stays open. Throws
 * `notAllowed` for any other address, which is unproven.
 */
export async function createSignUpToken(
  ctx: ContextOf<'chooserOrContributor'>,
  { connexionEmail }: Input<typeof contract.createSignUpToken>,
): Promise<{ token: string }> {
  const { email } = await ownMailSession(ctx)
  if (connexionEmail !== email) throw new Problem('notAllowed')
  await takeRate(ctx, `sign-ups:${hashText(email)}`, { limit: SIGN_UPS_AN_HOUR, seconds: 3600 })
  const session = await inTransaction(ctx, async (ctx) => {
    const session = await openSession(ctx, { kind: 'applicant', email })
    await recordEvent(ctx, { action: 'session.opened', subjectId: session.id, detail: { kind: 'applicant' } })
    return session
  })
  return { token: await mintStudioToken(ctx, session) }
}
