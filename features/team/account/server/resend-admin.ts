import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { invite } from '../../server/invite.ts'
import { lockTeam } from '../../server/lock-team.ts'
import type * as contract from '../contract.ts'

/**
 * Mails a pending admin a new invitation; the 14 days begin again and the link before ends. Throws `notFound` for an
 * address that waits for none, `tooManyInvitations`, and `notAllowed` for a community with its own key.
 */
export function resendAdmin(
  ctx: AdminContext,
  { email, lang }: Input<typeof contract.resendAdmin>,
): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuer, admins } = await lockTeam(ctx)
    const pending = admins.find((admin) => admin.email === email && !admin.registrationDate)
    if (!pending) throw new Problem('notFound')
    const { firstName, lastName } = pending
    await invite(ctx, { issuerId: issuer.id, kind: 'admin', email, firstName, lastName, language: lang })
    return {}
  })
}
