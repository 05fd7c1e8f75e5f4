import { eq } from 'drizzle-orm'
import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { documentHash, type TypedDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { getHolder } from '#features/holders/contract.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { holders } from '#features/holders/server/tables.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { signUpIssuer, templateForm } from '#features/templates/server/testing-issuer.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { browserSecret } from '#testing/stories.ts'
import { generateWalletKey, openWalletOf } from '#testing/wallet-stories.ts'
import type { World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { gifts } from './tables.ts'

export type Giving = Awaited<ReturnType<typeof openGiving>>
type Settings = Partial<CallInput<typeof contract.updateGiving>>
type Gift = Omit<CallInput<typeof wallet.giveBadge>, 'templateId' | 'key'> & { key?: string; templateId?: string }
export type Person = Pick<Member, 'holderId' | 'did' | 'token'>

/** A new community with a Community template for which giving is on, and the calls of its members and admins. */
export async function openGiving(
  world: World,
  settings: Settings = {},
  fields: Parameters<typeof templateForm>[0] = {},
) {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const { issuerId, token } = issuer
  const studio = { token }
  const form = await templateForm({ category: 'community', name: 'Team spirit', ...fields })
  const { templateId } = await call(world.caller(token), createTemplate, form)
  await world.runJobs()
  const set = (given: Settings) => world.call(contract.updateGiving, { templateId, isOn: true, ...given }, studio)
  await set(settings)
  const codeOf = async (person: Person) => (await world.call(wallet.getGivingCode, {}, { token: person.token })).text
  const give = (giver: Person, gift: Gift) =>
    world.call(wallet.giveBadge, { templateId, key: newId(), ...gift }, { token: giver.token })
  return {
    ...issuer,
    templateId,
    studio,
    set,
    codeOf,
    give,
    giveTo: async (giver: Person, recipient: Person, sentence = '') =>
      give(giver, { code: await codeOf(recipient), sentence }),
    prepare: (giver: Person, gift: Gift) =>
      world.call(wallet.prepareGift, { templateId, key: newId(), ...gift }, { token: giver.token }),
    /** A member with a name of this kind and a proven address. */
    member: (pseudo: string, email = `${newId()}@example.org`) => memberByMail(world, issuerId, email, pseudo),
    listed: (filter: 'all' | 'review' | 'marked' = 'all') =>
      world.call(contract.listGifts, { templateId, filter }, studio),
    approve: (giftId: string) => world.call(contract.approveGift, { giftId }, studio),
    refuse: (giftId: string) => world.call(contract.refuseGift, { giftId }, studio),
    given: async (person: Person) => (await world.call(wallet.listGiven, {}, { token: person.token })).gifts,
    received: async (person: Person) => (await world.call(wallet.listReceived, {}, { token: person.token })).gifts,
    withdraw: (person: Person, giftId: string) => world.call(wallet.withdrawGift, { giftId }, { token: person.token }),
    decline: (person: Person, giftId: string) => world.call(wallet.declineGift, { giftId }, { token: person.token }),
    block: (person: Person, giftId: string) => world.call(wallet.blockGiver, { giftId }, { token: person.token }),
    rowOf: async (giftId: string) =>
      (await world.ctx().db.select().from(gifts).where(eq(gifts.id, giftId)))[0] as typeof gifts.$inferSelect,
  }
}

/** Makes the gifts of a template older, in place of the clock: sessions do not last that long. */
export async function ageGifts(world: World, templateId: string, days: number): Promise<void> {
  const back = new Date(world.now().getTime() - days * 86_400_000)
  await world.ctx().db.update(gifts).set({ createdAt: back }).where(eq(gifts.templateId, templateId))
}

/** A member with a key of their own, and how it signs a document. */
export async function memberWithKey(world: World, issuerId: string, pseudo: string) {
  const key = generateWalletKey()
  const token = await openWalletOf(world, key)
  const { id: holderId, did } = await world.call(getHolder, {}, { token })
  await world.ctx().db.update(holders).set({ pseudo }).where(eq(holders.id, holderId))
  await joinMembers(world.ctx(), issuerId, [holderId])
  const account = privateKeyToAccount(bytesToHex(key.privateKey))
  const sign = (document: unknown) => account.sign({ hash: documentHash(document as TypedDocument) })
  return { holderId, did, token, sign }
}

/** Another session of a wallet; `isProven` false as a claim link alone opens one. */
export async function sessionOf(world: World, holderId: string, isProven = true): Promise<string> {
  const asked = { holderId, renewSecret: browserSecret(), fromClaim: !isProven }
  return (await openWalletSession(world.ctx(), asked)).token
}

/** Writes a gift that waits for review directly, for tests that are not about giving; returns its id. */
export async function putGift(
  world: World,
  given: Pick<typeof gifts.$inferInsert, 'issuerId' | 'templateId'> & Partial<typeof gifts.$inferInsert>,
): Promise<string> {
  const id = newId()
  const signed = { account: 'did:sdi:0x0', signedFor: '', signedUntil: 0, signature: '0x0', press: id }
  const state = 'review' as const
  const usual = { id, giverId: 'giver', recipientId: 'recipient', sentence: '', createdAt: world.now() }
  await world
    .ctx()
    .db.insert(gifts)
    .values({ ...usual, ...signed, state, ...given })
  return id
}

/** A Basic template of the same community. */
export async function openNamed(world: World, { studio }: Pick<Giving, 'studio'>): Promise<string> {
  const { templateId } = await world.call(createTemplate, await templateForm({ name: 'Lead' }), studio)
  await world.runJobs()
  return templateId
}
