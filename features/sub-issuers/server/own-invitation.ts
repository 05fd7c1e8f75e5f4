import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Invitation } from '#features/team/server/find-invitation.ts'
import { isOpen } from '#features/team/server/invite.ts'
import { invitations } from '#features/team/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'

/** The caller's open invitation to create a sub-community, which may have expired. Throws `notFound`. */
export async function ownInvitation(ctx: AdminContext, id: string): Promise<Invitation> {
  const [invitation] = await ctx.db
    .select()
    .from(invitations)
    .where(
      and(eq(invitations.id, id), eq(invitations.issuerId, ctx.actor.issuerId), eq(invitations.kind, 'sub'), isOpen()),
    )
  if (!invitation) throw new Problem('notFound')
  return invitation
}
