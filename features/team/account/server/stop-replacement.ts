import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { adminsOf } from '#features/issuers/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { lockMailIssuer, registeredOf } from '../../server/lock-team.ts'
import type * as contract from '../contract.ts'
import { endReplacement, findReplacement } from './read-replacement.ts'

/**
 * Stops the replacement that the operator announced: the main admin stays, and all admins are notified. Throws
 * `linkExpired` when it is stopped, done or due.
 */
export async function stopReplacement(
  ctx: Context,
  { token }: Input<typeof contract.stopReplacement>,
): Promise<Record<never, never>> {
  const { issuerId } = await findReplacement(ctx, token)
  return inTransaction(ctx, async (ctx) => {
    const issuer = await lockMailIssuer(ctx, issuerId)
    // Read again behind the lock: the sweep or another admin may have been first.
    const { id, email } = await findReplacement(ctx, token)
    if (!issuer) throw new Problem('linkExpired')
    await endReplacement(ctx, issuerId)
    const registered = registeredOf(await adminsOf(ctx, issuerId))
    const language = mailLanguage('replacementStopped', { community: issuer.language })
    const detail = { community: issuer.name, to: email }
    await notifyAccount(ctx, registered, { kind: 'replacementStopped', language, detail })
    await recordEvent(ctx, { action: 'replacement.stopped', issuerId, subjectId: id })
    return {}
  })
}
