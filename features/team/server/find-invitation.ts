import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { hasNotEnded } from '../folders/server/may-use.ts'
import { isOpen } from './invite.ts'
import { folderPeople, folders, invitations } from './tables.ts'

export type Invitation = typeof invitations.$inferSelect
/** What an invitation says of its community. */
export type Invited = { invitation: Invitation; community: { name: string; image: string } }

/** The invitation with an id while it is open and its community exists; undefined for an expired one too. */
export function findInvitation(ctx: Context, id: string): Promise<Invited | undefined> {
  return findOpen(ctx, eq(invitations.id, id))
}

/** The open invitation to which a mailed link is the newest one. */
export function findInvitationOfLink(ctx: Context, linkId: string): Promise<Invited | undefined> {
  return findOpen(ctx, eq(invitations.linkId, linkId))
}

async function findOpen(ctx: Context, which: ReturnType<typeof eq>): Promise<Invited | undefined> {
  const [row] = await ctx.db
    .select({ invitation: invitations, name: issuers.name, imageCid: issuers.imageCid })
    .from(invitations)
    .innerJoin(issuers, eq(issuers.id, invitations.issuerId))
    .where(and(which, isOpen(), gt(invitations.expiresAt, ctx.now()), isNull(issuers.deletedAt)))
  return row && { invitation: row.invitation, community: { name: row.name, image: `/ipfs/${row.imageCid}` } }
}

/** The names of the folders to which an address is invited, by name. */
export async function foldersOf(ctx: Context, { issuerId, email }: Invitation): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: folders.name })
    .from(folderPeople)
    .innerJoin(folders, eq(folders.id, folderPeople.folderId))
    .where(and(eq(folderPeople.issuerId, issuerId), eq(folderPeople.email, email), hasNotEnded(ctx.now())))
    .orderBy(asc(folders.name))
  return rows.map(({ name }) => name)
}
