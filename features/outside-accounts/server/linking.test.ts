import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { addressesOf } from '#features/holders/server/queries.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { answering, openProviders, type Providers } from '#testing/providers/open-providers.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { eraseOldOutside } from './erase-old-outside.ts'
import { outsideAccounts } from './tables.ts'
import { newAccount, openPerson, openSession, outsideStories, type Person } from './testing-outside.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let world: World
let providers: Providers
let stories: ReturnType<typeof outsideStories>
let lea: Person
let max: Person
beforeAll(async () => {
  providers = await openProviders()
  world = await openWorld({ config: { outside: providers.config } })
  stories = outsideStories(world, providers)
})
beforeEach(async () => {
  for (const provider of ['x', 'discord'] as const) newAccount(providers, provider)
  lea = await openPerson(world)
  max = await openPerson(world)
})
afterAll(async () => {
  await world.close()
  await providers.close()
})

const db = () => world.ctx().db
const sweep = () => eraseOldOutside(world.ctx({ kind: 'system', job: 'test' }))
/** How often a provider was asked for a token: it would refuse a code that is used twice, but must not be asked. */
const codesRedeemed = () => providers.requests.filter(({ body }) => body.includes('grant_type=')).length
const keyOf = async (person: Person) => (await stories.accountsOf(person, 'x'))[0]?.outsideKey ?? ''
const rowOf = async (outsideKey: string) =>
  (await db().select().from(outsideAccounts).where(eq(outsideAccounts.outsideKey, outsideKey)))[0]
/** Puts the unlinking of an account into the past, in place of the clock: sessions do not last that long. */
const unlinkedAgo = (outsideKey: string, days: number) =>
  db()
    .update(outsideAccounts)
    .set({ unlinkedAt: new Date(world.now().getTime() - days * DAY) })
    .where(and(eq(outsideAccounts.outsideKey, outsideKey), isNotNull(outsideAccounts.unlinkedAt)))

test('links an account, and returns to the page that asked', async () => {
  const account = providers.knowledge.people.x
  const linked = await stories.signIn(lea, 'x', { back: '/quests/1' })
  expect(linked).toEqual({ provider: 'x', name: account.name, purpose: '', back: '/quests/1' })
  expect(await stories.list(lea)).toMatchObject({
    accounts: [{ provider: 'x', name: account.name }],
    providers: ['x', 'discord', 'facebook', 'linkedin', 'telegram'],
  })
  expect(await stories.tokens(lea)).toEqual([])
})

test('stores the state only as a hash, and verifier and token sealed', async () => {
  const { url } = await stories.begin(lea, 'x', { purpose: 'challenge' })
  const returned = await providers.allow(url)
  const flows = JSON.stringify(await stories.flows(lea))
  expect(flows).not.toContain(returned.state)
  await stories.finish(lea, returned)
  const sent = providers.requests.map(({ headers, body }) => `${headers.authorization} ${body}`).join('\n')
  const verifier = /code_verifier=([\w-]+)/.exec(sent.slice(sent.lastIndexOf('code_verifier=')))?.[1] ?? 'none'
  const token = /Bearer (\S+)/.exec(sent.slice(sent.lastIndexOf('Bearer ')))?.[1] ?? 'none'
  expect(flows).not.toContain(verifier)
  const [kept] = await stories.tokens(lea)
  expect(kept?.token.length).toBeGreaterThan(100)
  expect(JSON.stringify(kept)).not.toContain(token)
})

test('a state of another wallet, or of another session, is refused and stays usable', async () => {
  const returned = await providers.allow((await stories.begin(lea, 'x')).url)
  await expect(stories.finish(max, returned)).rejects.toMatchObject({ key: 'stateInvalid' })
  const elsewhere = { ...lea, token: await openSession(world, lea.holderId) }
  await expect(stories.finish(elsewhere, returned)).rejects.toMatchObject({ key: 'stateInvalid' })
  await stories.finish(lea, returned)
})

test('a state works once, and for ten minutes', async () => {
  const returned = await providers.allow((await stories.begin(lea, 'x')).url)
  providers.requests.length = 0
  await stories.finish(lea, returned)
  await expect(stories.finish(lea, returned)).rejects.toMatchObject({ key: 'stateInvalid' })
  expect(codesRedeemed()).toBe(1)
  const late = await providers.allow((await stories.begin(lea, 'discord')).url)
  world.advance(10 * MINUTE)
  await expect(stories.finish(lea, late)).rejects.toMatchObject({ key: 'stateInvalid' })
  await sweep()
  expect(await stories.flows(lea)).toEqual([])
})

test('a session that only the link of a badge opened links nothing', async () => {
  const person = { ...lea, token: await openSession(world, lea.holderId, false) }
  await expect(stories.begin(person, 'x')).rejects.toMatchObject({ key: 'addressNotProven' })
})

test('a refusal at the provider is called one; what it cannot do is not', async () => {
  const refused = await providers.refuse((await stories.begin(lea, 'x')).url)
  await expect(stories.finish(lea, refused)).rejects.toMatchObject({ key: 'outsideRefused' })
  const failed = { state: (await providers.allow((await stories.begin(lea, 'x')).url)).state, code: '' }
  const error = 'temporarily_unavailable'
  await expect(stories.finish(lea, { ...failed, error })).rejects.toMatchObject({ key: 'outsideUnreachable' })
  expect((await stories.list(lea)).accounts).toEqual([])
})

test.each([
  ['token', answering(429, {}, { 'retry-after': '60' })],
  ['token', answering(200, { unexpected: true })],
  ['users/me', answering(429, {})],
  ['users/me', answering(401, {})],
])('a provider that answers the sign-in otherwise was not reached (%s)', async (part, answer) => {
  const returned = await providers.allow((await stories.begin(lea, 'x')).url)
  providers.script(part, answer)
  await expect(stories.finish(lea, returned)).rejects.toMatchObject({ key: 'outsideUnreachable' })
})

test('a code that the provider no longer accepts asks for another sign-in', async () => {
  const returned = await providers.allow((await stories.begin(lea, 'x')).url)
  await expect(stories.finish(lea, { ...returned, code: 'another' })).rejects.toMatchObject({ key: 'stateInvalid' })
})

test('an account is linked to one wallet, and a wallet to one account of a provider', async () => {
  await stories.signIn(lea, 'x', { purpose: 'challenge' })
  await expect(stories.signIn(max, 'x', { purpose: 'challenge' })).rejects.toMatchObject({ key: 'linkedElsewhere' })
  expect(await stories.tokens(max)).toEqual([])
  newAccount(providers, 'x')
  await expect(stories.signIn(lea, 'x')).rejects.toMatchObject({ key: 'otherAccount' })
})

test('signing in again keeps the link and takes the new name', async () => {
  await stories.signIn(lea, 'x')
  const [before] = await stories.accountsOf(lea, 'x')
  providers.knowledge.people.x.name = 'renamed'
  world.advance(MINUTE)
  await stories.signIn(lea, 'x')
  expect(await stories.accountsOf(lea, 'x')).toEqual([{ ...before, name: 'renamed' }])
})

test('an unlinked account comes back at once, and to another wallet after 30 days', async () => {
  await stories.signIn(lea, 'x', { purpose: 'challenge' })
  const key = await keyOf(lea)
  await stories.unlink(lea, 'x')
  await stories.unlink(lea, 'x')
  expect(await rowOf(key)).toMatchObject({ holderId: '', outsideId: '', name: '' })
  expect(await stories.tokens(lea)).toEqual([])
  await stories.signIn(lea, 'x')
  await stories.unlink(lea, 'x')
  await unlinkedAgo(key, 29)
  await expect(stories.signIn(max, 'x')).rejects.toMatchObject({ key: 'linkedElsewhere' })
  await unlinkedAgo(key, 30)
  await stories.signIn(max, 'x')
  expect(await keyOf(max)).toBe(key)
})

test('erasing a person leaves hashes for 12 months, by which their accounts are recognised', async () => {
  const account = providers.knowledge.people.x
  await stories.signIn(lea, 'x', { purpose: 'challenge' })
  await stories.signIn(lea, 'discord')
  await stories.unlink(lea, 'discord')
  await stories.begin(lea, 'x')
  const key = await keyOf(lea)
  const emails = (await addressesOf(world.ctx(), lea.holderId)).map(({ email }) => email)
  await eraseHolder(world.ctx(), { holderIds: [lea.holderId], emails })
  for (const said of [account.id, account.name]) expect(await tablesWith(world, said)).toEqual([])
  expect(JSON.stringify(await db().select().from(outsideAccounts))).not.toContain(lea.holderId)
  expect([(await stories.tokens(lea)).length, (await stories.flows(lea)).length]).toEqual([0, 0])
  expect((await rowOf(key))?.forgetAt?.getTime()).toBeGreaterThan(world.now().getTime() + 364 * DAY)
  await sweep()
  expect(await rowOf(key)).toBeDefined()
  await db().update(outsideAccounts).set({ forgetAt: world.now() }).where(eq(outsideAccounts.outsideKey, key))
  await sweep()
  expect(await rowOf(key)).toBeUndefined()
})

test('merging wallets moves accounts; of two of one provider the merged one is unlinked, and can come back', async () => {
  const first = providers.knowledge.people.x
  await stories.signIn(lea, 'x')
  newAccount(providers, 'x')
  await stories.signIn(max, 'x', { purpose: 'challenge' })
  await stories.signIn(max, 'discord')
  await stories.begin(max, 'x')
  await mergeHolders(world.ctx(), { from: max.holderId, into: lea.holderId })
  const { accounts } = await stories.list(lea)
  expect(accounts.map(({ provider }) => provider).sort()).toEqual(['discord', 'x'])
  expect(accounts.find(({ provider }) => provider === 'x')?.name).toBe(first.name)
  expect([(await stories.tokens(max)).length, (await stories.flows(max)).length]).toEqual([0, 0])
  await stories.unlink(lea, 'x')
  expect((await stories.signIn(lea, 'x')).provider).toBe('x')
})

test('a token that nobody used is erased after an hour', async () => {
  await stories.signIn(lea, 'x', { purpose: 'challenge' })
  world.advance(59 * MINUTE)
  await sweep()
  expect(await stories.tokens(lea)).toHaveLength(1)
  world.advance(MINUTE)
  await sweep()
  expect(await stories.tokens(lea)).toEqual([])
})

testOnPostgres('of one state that is finished eight times at once, one wins', async () => {
  const returned = await providers.allow((await stories.begin(lea, 'x')).url)
  providers.requests.length = 0
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => stories.finish(lea, returned)))
  expect(codesRedeemed()).toBe(1)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.key] : []))
  expect(refused).toEqual(Array(7).fill('stateInvalid'))
})

testOnPostgres('of many wallets that link one account at once, one gets it, with one key of the server', async () => {
  await db().delete(sealedKeys).where(eq(sealedKeys.purpose, 'outside'))
  const people = await Promise.all(Array.from({ length: 6 }, () => openPerson(world)))
  const outcomes = await Promise.allSettled(people.map((person) => stories.signIn(person, 'x')))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.key] : []))
  expect(refused).toEqual(Array(5).fill('linkedElsewhere'))
  expect(await db().$count(sealedKeys, eq(sealedKeys.purpose, 'outside'))).toBe(1)
})
