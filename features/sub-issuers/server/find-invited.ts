import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Invited } from '#features/team/server/find-invitation.ts'
import { isOpen } from '#features/team/server/invite.ts'
import { invitations } from '#features/team/server/tables.ts'
import type { Context } from '#platform/context.ts'

/** The newest open invitation of a proven address (lower case) to create a sub-community; only the one with `id` if given. */
export async function findInvited(ctx: Context, email: string, id?: string): Promise<Invited | undefined> {
  const [row] = await ctx.db
    .select({ invitation: invitations, name: issuers.name, imageCid: issuers.imageCid })
    .from(invitations)
    .innerJoin(issuers, eq(issuers.id, invitations.issuerId))
    .where(
      and(
        eq(invitations.email, email),
        eq(invitations.kind, 'sub'),
        id === undefined ? undefined : eq(invitations.id, id),
        isOpen(),
        gt(invitations.expiresAt, ctx.now()),
        isNull(issuers.deletedAt),
        isNull(issuers.parentId),
      ),
    )
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(1)
  return row && { invitation: row.invitation, community: { name: row.name, image: `/ipfs/${row.imageCid}` } }
}
