import { createIssuer } from '#features/issuers/contract.ts'
import { getSubInvitation } from '#features/issuers/sign-up/invited-contract.ts'
import { acceptInvitation } from '#features/sign-in/invitations/contract.ts'
import { mailedSecrets } from '#features/sign-in/invitations/server/testing-invitations.ts'
import { ISSUER } from '#testing/stories.ts'
import type { World } from '#testing/world.ts'
import { inviteSubs } from '../contract.ts'

/** A complete row for an address. */
export const rowFor = (email: string, name = 'Example Cavers') => ({
  name,
  email,
  firstName: 'Ben',
  lastName: 'Example',
})

/** Opens the wizard with the newest e-mailed invitation to an address; returns the temporary token. */
export async function openWizard(world: World, email: string): Promise<string> {
  const { token } = await mailedSecrets(world, email)
  return (await world.call(acceptInvitation, { token })).token
}

/** Reads what a temporary token is invited to create, and returns what creates it; the token becomes a full one. */
export async function prepareInvited(world: World, token: string) {
  const { invitationId, email, name } = await world.call(getSubInvitation, {}, { token })
  const form = { ...ISSUER, tags: [...ISSUER.tags], contactEmail: email, name, invitationId }
  return () => world.call(createIssuer, form, { token })
}

/** Creates the sub-community that a temporary token is invited to, with the values given. */
export async function createInvited(world: World, token: string) {
  const create = await prepareInvited(world, token)
  return create()
}

/** Invites an address to a sub-community of the admin's community and creates it; returns its main admin's token. */
export async function addSub(world: World, admin: string, email: string, name?: string): Promise<string> {
  await world.call(inviteSubs, { invites: [rowFor(email, name)] }, { token: admin })
  const token = await openWizard(world, email)
  await createInvited(world, token)
  await world.runJobs()
  return token
}
