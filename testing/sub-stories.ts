import { eq } from 'drizzle-orm'
import { getIssuer } from '#features/issuers/contract.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { switchAccount } from '#features/sign-in/accounts/contract.ts'
import { issuerIdOf, signUp } from './stories.ts'
import type { World } from './world.ts'

/** Signs up a community and makes it a sub-community of a token's, directly, for tests that are not about invitations. */
export async function makeSub(world: World, parent: string, email: string, name = 'Lyon Climbers') {
  const { token } = await signUp(world, email, { name })
  return { token, ...(await adopt(world, parent, token)) }
}

/** Makes the community of a token a sub-community of another token's. */
export async function adopt(world: World, parent: string, token: string) {
  const parentId = await issuerIdOf(world, parent)
  const issuerId = await issuerIdOf(world, token)
  const { did } = await world.call(getIssuer, {}, { token })
  await world.ctx().db.update(issuers).set({ parentId, joinedParentAt: world.now() }).where(eq(issuers.id, issuerId))
  return { did, issuerId, parentId }
}

/** Takes a sub-community out of its parent. */
export async function release(world: World, issuerId: string): Promise<void> {
  const { db } = world.ctx()
  await db.update(issuers).set({ parentId: null, joinedParentAt: null }).where(eq(issuers.id, issuerId))
}

/** The token of an admin of the parent inside a sub-community. */
export async function enter(world: World, parent: string, did: string): Promise<string> {
  return (await world.call(switchAccount, { did }, { token: parent })).token
}
