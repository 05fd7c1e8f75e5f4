import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { newId } from '#base/ids.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { setSubLimit } from '#features/issuers/server/set-sub-limit.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { deleteIssuer } from '#features/leaving/contract.ts'
import { invitations } from '#features/team/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { proveNow } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { moveSub } from './move-sub.ts'
import { addSub, openWizard, prepareInvited, rowFor } from './testing-subs.ts'

let world: World
let issuerId = ''
let parent = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  issuerId = issuer.issuerId
  parent = issuer.token
})
afterAll(() => world.close())

const wizardFor = async (email: string) => prepareInvited(world, await openWizard(world, email))
const address = () => `${newId()}@example.org`
const invite = (...emails: string[]) =>
  world.call(contract.inviteSubs, { invites: emails.map((email) => rowFor(email)) }, { token: parent })
const inside = () => world.ctx().db.$count(issuers, eq(issuers.parentId, issuerId))
/** The keys of the refusals of calls, sorted; '' for those that succeeded. */
const keysOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls))
    .map((one) => (one.status === 'rejected' ? (one.reason as { key: string }).key : ''))
    .sort()

testOnPostgres('creates one community for an invitation that is accepted in two browsers at once', async () => {
  const email = address()
  await invite(email)
  const creations = [await wizardFor(email), await wizardFor(email)]
  expect(await keysOf(creations.map((create) => create()))).toEqual(['', 'invitationEnded'])
  expect(await inside()).toBe(1)
})

testOnPostgres('returns one operation to the same wizard sent twice at once', async () => {
  const email = address()
  await invite(email)
  const token = await openWizard(world, email)
  const create = await prepareInvited(world, token)
  const answers = await Promise.all([create(), create()])
  expect(answers[0]?.callbackId).toBe(answers[1]?.callbackId)
  expect(await inside()).toBe(1)
})

testOnPostgres('stays within the limit when more people finish the wizard at once than there is room for', async () => {
  const emails = [address(), address(), address(), address()]
  await invite(...emails)
  const wizards: string[] = []
  for (const email of emails) wizards.push(await openWizard(world, email))
  const creations = await Promise.all(wizards.map((token) => prepareInvited(world, token)))
  await setSubLimit(world.ctx(), { issuerId, subs: 2 })
  const keys = await keysOf(creations.map((create) => create()))
  expect(keys).toEqual(['', '', 'tooManySubs', 'tooManySubs'])
  expect(await inside()).toBe(2)
  const refused = wizards.map(async (token) => (await world.call(getIssuer, {}, { token })).name)
  expect((await Promise.allSettled(refused)).filter(({ status }) => status === 'rejected')).toHaveLength(2)
})

testOnPostgres('invites no more than there is room for with several invites at once', async () => {
  await setSubLimit(world.ctx(), { issuerId, subs: 5 })
  const keys = await keysOf([1, 2, 3, 4].map(() => invite(address(), address())))
  expect(keys).toEqual(['', '', 'tooManySubs', 'tooManySubs'])
})

testOnPostgres('puts nobody inside of a parent that is deleted at that moment', async () => {
  const email = address()
  await invite(email)
  const create = await wizardFor(email)
  await proveNow(world, parent)
  const keys = await keysOf([world.call(deleteIssuer, {}, { token: parent }), create()])
  expect([
    ['', ''],
    ['', 'invitationEnded'],
  ]).toContainEqual(keys)
  await world.runJobs()
  expect(await inside()).toBe(0)
})

testOnPostgres('never puts a community that has sub-communities inside of another one', async () => {
  const email = address()
  await invite(email)
  const create = await wizardFor(email)
  const above = await signUpIssuer(world, 'Fédération')
  const keys = await keysOf([create(), moveSub(world.ctx(), { issuerId, parentId: above.issuerId })])
  expect([
    ['', 'invitationEnded'],
    ['', 'isSubCommunity'],
  ]).toContainEqual(keys)
  const [own] = await world.ctx().db.select().from(issuers).where(eq(issuers.id, issuerId))
  expect(own?.parentId === null || (await inside()) === 0).toBe(true)
})

testOnPostgres('releases or deletes, and does each once, when both sides act at once', async () => {
  const child = await addSub(world, parent, address())
  const { did } = await world.call(getIssuer, {}, { token: child })
  await proveNow(world, parent)
  const as = { token: parent }
  const started = await Promise.all([1, 2, 3].map(() => world.call(contract.deleteSub, { did }, as)))
  expect(new Set(started.map(({ deletionDue }) => deletionDue)).size).toBe(1)
  const keys = await keysOf([
    world.call(contract.releaseSub, { did }, as),
    world.call(contract.leaveParent, {}, { token: child }),
    world.call(contract.releaseSub, { did }, as),
  ])
  expect(keys).toEqual(['', 'notFound', 'notFound'])
  const [row] = await world.ctx().db.select().from(issuers).where(eq(issuers.did, did))
  expect(row).toMatchObject({ parentId: null, deletionDueAt: null })
})

testOnPostgres('ends an invitation once: withdrawn or accepted', async () => {
  const email = address()
  await invite(email)
  const create = await wizardFor(email)
  const { issuers: rows } = await world.call(contract.listSubs, {}, { token: parent })
  const invitationId = rows[0]?.invitationId ?? ''
  const keys = await keysOf([create(), world.call(contract.withdrawSub, { invitationId }, { token: parent })])
  expect([
    ['', 'invitationEnded'],
    ['', 'notFound'],
  ]).toContainEqual(keys)
  const [row] = await world.ctx().db.select().from(invitations).where(eq(invitations.id, invitationId))
  expect(row?.acceptedAt === null).toBe((await inside()) === 0)
  expect(row?.acceptedAt === null).toBe(row?.endedAt !== null)
})
