import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findInvitationOfLink, foldersOf, type Invited } from '#features/team/server/find-invitation.ts'
import type { Context } from '#platform/context.ts'
import { type Link, readLink } from '../../server/links/read-link.ts'
import type * as contract from '../contract.ts'

const ROLES = { admin: 'admin', folder: 'contributor', sub: 'subCommunity' } as const

type Read = typeof contract.readInvitation

/**
 * What the invitation of a mailed link offers; changes nothing. Throws `linkExpired`, also for a contributor without any
 * folder by now.
 */
export async function readInvitation(ctx: Context, { token }: Input<Read>): Promise<Output<Read>> {
  const { invitation, community } = await invitedBy(ctx, await readLink(ctx, token, ['invite']))
  const { kind, email, inviterName, invitedBy: address, expiresAt } = invitation
  const folders = kind === 'folder' ? await foldersOf(ctx, invitation) : []
  if (kind === 'folder' && folders.length === 0) throw new Problem('linkExpired')
  return {
    community: community.name,
    profileImage: community.image,
    role: ROLES[kind],
    name: invitation.communityName,
    email,
    inviter: inviterName || address || community.name,
    folders,
    expiresAt: expiresAt.toISOString(),
  }
}

/** The open invitation of a link that was read before. Throws `linkExpired`. */
export async function invitedBy(ctx: Context, { id }: Link): Promise<Invited> {
  const invited = await findInvitationOfLink(ctx, id)
  if (!invited) throw new Problem('linkExpired')
  return invited
}
