import type { Output } from '#base/endpoint.ts'
import type { getSubInvitation as contract } from '#features/issuers/sign-up/invited-contract.ts'
import type { ContextOf } from '#platform/http/serve.ts'
import { findInvited } from './find-invited.ts'

const NONE = {
  invitationId: '',
  name: '',
  email: '',
  firstName: '',
  lastName: '',
  parent: { name: '', profileImage: '' },
}

/** What the caller's address is invited to create; empty texts without an open invitation, and for a wallet's own key. */
export async function getSubInvitation(ctx: ContextOf<'applicant'>): Promise<Output<typeof contract>> {
  const { email, did } = ctx.actor
  const invited = did === undefined ? await findInvited(ctx, email) : undefined
  if (!invited) return NONE
  const { invitation, community } = invited
  const { id, communityName, firstName, lastName } = invitation
  const parent = { name: community.name, profileImage: community.image }
  return { invitationId: id, name: communityName, email, firstName, lastName, parent }
}
