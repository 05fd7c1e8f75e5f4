import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { writeAdmin } from '#features/issuers/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { ADMINS_MAX } from '../../rules.ts'
import { invite } from '../../server/invite.ts'
import { lockTeam } from '../../server/lock-team.ts'
import type * as contract from '../contract.ts'

/**
 * Adds a pending admin to the caller's community and has the invitation mailed. Throws `emailTaken` for an address of an
 * admin, pending or not, `tooManyAdmins`, `tooManyInvitations`, and `notAllowed` for a community with its own key.
 */
export function addAdmin(
  ctx: AdminContext,
  { email, firstName, lastName, lang }: Input<typeof contract.addAdmin>,
): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuer, admins } = await lockTeam(ctx)
    if (admins.some((admin) => admin.email === email)) throw new Problem('emailTaken')
    if (admins.length >= ADMINS_MAX) throw new Problem('tooManyAdmins')
    const names = { firstName, lastName }
    if (!(await writeAdmin(ctx, { issuerId: issuer.id, email, ...names }))) throw new Problem('emailTaken')
    const invitationId = await invite(ctx, { issuerId: issuer.id, kind: 'admin', email, ...names, language: lang })
    await recordEvent(ctx, { action: 'admin.added', subjectId: invitationId })
    return {}
  })
}
