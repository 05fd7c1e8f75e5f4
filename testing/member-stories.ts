import { eq } from 'drizzle-orm'
import { createBadgeProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { createProof, getHolder } from '#features/holders/contract.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { holderAddresses, holders } from '#features/holders/server/tables.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { accessOf, credentialFor, nonceOf } from './claim.ts'
import { browserSecret } from './stories.ts'
import { generateWalletKey, openWalletOf } from './wallet-stories.ts'
import type { World } from './world.ts'

/** A member's wallet: its DID, a session of it, and how it collects the badge of a claim token. */
export type Member = { holderId: string; did: string; token: string; take: (claim: string) => Promise<unknown> }

/** A member of an issuer with a proven address, whose key the server keeps. */
export async function memberByMail(world: World, issuerId: string, email: string, pseudo = ''): Promise<Member> {
  const { id: holderId, did } = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
  const { db } = world.ctx()
  await db.update(holderAddresses).set({ provenAt: world.now() }).where(eq(holderAddresses.holderId, holderId))
  await db.update(holders).set({ pseudo }).where(eq(holders.id, holderId))
  await joinMembers(world.ctx(), issuerId, [holderId])
  const opened = { holderId, renewSecret: browserSecret(), fromClaim: false }
  const { token } = await openWalletSession(world.ctx(), opened)
  return { holderId, did, token, take: (claim) => takeByServer(world, token, claim) }
}

/** A member of an issuer with a key of their own and no address. */
export async function memberByKey(world: World, issuerId: string): Promise<Member> {
  const key = generateWalletKey()
  const token = await openWalletOf(world, key)
  const { id: holderId, did } = await world.call(getHolder, {}, { token })
  await joinMembers(world.ctx(), issuerId, [holderId])
  const { privateKey } = key.badge
  const take = async (claim: string) => {
    const { publicUrl: audience } = world.config
    const proof = createBadgeProof({ privateKey, audience, nonce: await nonceOf(world), now: world.now() })
    return credentialFor(world, await accessOf(world, claim), proof)
  }
  return { holderId, did, token, take }
}

/** Collects the badge of a claim token with the key that the server keeps for a session's holder. */
export async function takeByServer(world: World, token: string, claim: string) {
  const { proof } = await world.call(createProof, { nonce: await nonceOf(world) }, { token })
  return credentialFor(world, await accessOf(world, claim), proof)
}
