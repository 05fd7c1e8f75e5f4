import type { Input } from '#base/endpoint.ts'
import { invite } from '#features/team/server/invite.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { isComplete } from '../contract.ts'
import { assertRoom, invitedNow } from './count-subs.ts'
import { lockParent } from './own-parent.ts'

/**
 * Invites people to create sub-communities of the caller's community, all or none, and has the e-mails sent. Rows with an
 * empty field are dropped; of several rows with one address the last counts, and an open invitation to it is renewed.
 * Returns how many were invited. Throws `tooManySubs` when not all could join, `isSubCommunity`, `tooManyInvitations`.
 */
export function inviteSubs(
  ctx: AdminContext,
  { invites, lang }: Input<typeof contract.inviteSubs>,
): Promise<{ invited: number }> {
  const rows = [...new Map(invites.filter(isComplete).map((row) => [row.email, row])).values()]
  return inTransaction(ctx, async (ctx) => {
    const parent = await lockParent(ctx)
    const open = await invitedNow(ctx, parent.id)
    const added = rows.filter(({ email }) => !open.has(email)).length
    await assertRoom(ctx, parent, added > 0 ? open.size + added : 0)
    for (const { name, ...row } of rows)
      await invite(ctx, { issuerId: parent.id, kind: 'sub', ...row, communityName: name, language: lang })
    return { invited: rows.length }
  })
}
