import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { outsideStories } from '#features/outside-accounts/server/testing-outside.ts'
import { pushMessages } from '#features/push/server/tables.ts'
import type { Member } from '#testing/member-stories.ts'
import { answering, openProviders, type Providers } from '#testing/providers/open-providers.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../../contract.ts'
import { jobCheckChallenge } from '../../../server/job-check-challenge.ts'
import { challengeChecks } from '../../../server/tables.ts'
import { type Challenging, openChallenges } from '../../../server/testing-challenges.ts'

let world: World
let club: Challenging
let providers: Providers
let stories: ReturnType<typeof outsideStories>
let max: Member
beforeAll(async () => {
  providers = await openProviders()
  world = await openWorld({ config: { outside: providers.config } })
  club = await openChallenges(world)
  stories = outsideStories(world, providers)
})
beforeEach(async () => {
  max = await club.member('Max')
  beSomeone()
})
afterAll(async () => {
  await world.close()
  await providers.close()
})

const refused = (key: string, status: number) => ({ key, status })
/** Another person is signed in at X. */
function beSomeone() {
  providers.knowledge.people.x = { id: String(Math.floor(Math.random() * 1e15)), name: `p${newId().slice(0, 8)}` }
  providers.knowledge.x.follows.clear()
}
const follow = () => club.create('xFollow', { targetAccount: '@blazon_badges' })
const again = (challengeId: string, { holderId }: Member, tried = 1) =>
  jobCheckChallenge(world.ctx(), { challengeId, holderId, questId: '', tried: String(tried) })

test('signing in passes, once for each account', async () => {
  const id = await club.create('xAuth')
  expect(await club.listed(id)).toMatchObject({ way: 'connected' })
  await expect(club.check(max, id)).rejects.toMatchObject(refused('accountNeeded', 409))
  await stories.signIn(max, 'x', { purpose: id })
  expect(await club.check(max, id)).toMatchObject({ state: 'passed', points: 10 })
  expect((await club.seen(max, id))?.shown).toMatchObject({ account: providers.knowledge.people.x.name })
})

test('following passes; not following is a refusal, after which a new sign-in is needed', async () => {
  const id = await follow()
  await stories.signIn(max, 'x', { purpose: id })
  expect(await club.check(max, id)).toMatchObject({ state: 'refused', points: 0 })
  providers.knowledge.x.follows.add('blazon_badges')
  await expect(club.check(max, id)).rejects.toMatchObject(refused('accountNeeded', 409))
  await stories.signIn(max, 'x', { purpose: id })
  expect(await club.check(max, id)).toMatchObject({ state: 'passed' })
})

test('a provider that is limited is asked again by a job, and nothing was refused', async () => {
  const id = await follow()
  providers.knowledge.x.follows.add('blazon_badges')
  await stories.signIn(max, 'x', { purpose: id })
  providers.script('/x-api/2/users', answering(429, {}, { 'retry-after': '120' }))
  expect(await club.check(max, id)).toMatchObject({ state: 'checking' })
  expect(await club.check(max, id)).toMatchObject({ state: 'checking' })
  await again(id, max)
  expect(await club.pass(max, id)).toMatchObject({ state: 'passed', link: '' })
  expect(await club.points(max)).toBe(10)
  await again(id, max, 2)
  expect(await club.points(max)).toBe(10)
})

test('a reward waits that a job passes for one wallet too many of a network', async () => {
  const id = await follow()
  const lea = await club.member('Léa')
  providers.knowledge.x.follows.add('blazon_badges')
  await world.call(contract.updateCheckLimits, { providers: {}, network: 1 }, club.studio)
  await stories.signIn(max, 'x', { purpose: id })
  await club.check(max, id)
  beSomeone()
  providers.knowledge.x.follows.add('blazon_badges')
  await stories.signIn(lea, 'x', { purpose: id })
  providers.script('/x-api/2/users', answering(429, {}))
  await club.check(lea, id)
  await again(id, lea)
  expect(await club.pass(lea, id)).toMatchObject({ state: 'passed', isHeld: true })
  expect([await club.points(max), await club.points(lea)]).toEqual([10, 0])
  await world.call(contract.updateCheckLimits, { providers: {}, network: 5 }, club.studio)
})

test('after five tries the member is asked to try again, on their device as well', async () => {
  const id = await follow()
  await stories.signIn(max, 'x', { purpose: id })
  const broken = answering(429, {})
  providers.script('/x-api/2/users', broken, broken, broken)
  await club.check(max, id)
  await again(id, max, 4)
  expect(await club.seen(max, id)).toMatchObject({ state: 'checking' })
  await again(id, max, 5)
  expect(await club.seen(max, id)).toMatchObject({ state: 'open', reason: 'unchecked' })
  const pushed = await world.ctx().db.select().from(pushMessages).where(eq(pushMessages.holderId, max.holderId))
  expect(pushed).toMatchObject([{ kind: 'challenge', text: 'Follow @blazon_badges on X' }])
})

test('a post is named by its link, which the job remembers', async () => {
  const id = await club.create('xPost', { message: 'I climbed' })
  await stories.signIn(max, 'x', { purpose: id })
  await expect(club.check(max, id, { link: 'https://example.org/1' })).rejects.toMatchObject(
    refused('linkInvalid', 400),
  )
  const { id: authorId, name } = providers.knowledge.people.x
  providers.knowledge.x.posts.set('77', { authorId, text: 'Today I climbed high' })
  providers.script('/x-api/2/tweets', answering(429, {}))
  const link = `https://x.com/${name}/status/77`
  expect(await club.check(max, id, { link })).toMatchObject({ state: 'checking' })
  await again(id, max)
  expect(await club.pass(max, id)).toMatchObject({ state: 'passed', link: '' })
})

test('the name at X needs an account that is linked', async () => {
  const id = await club.create('vcAuth', { vcKey: 'xUsername' })
  await expect(club.check(max, id, { consents: true })).rejects.toMatchObject(refused('accountNeeded', 409))
})

test("the community's day at a provider ends with its number; other types go on", async () => {
  const id = await club.create('xAuth')
  const of = { issuerId: club.issuerId, holderId: '', challengeId: id, provider: 'x', at: world.now() }
  await world.call(contract.updateCheckLimits, { providers: { x: 2 }, network: 5 }, club.studio)
  await world
    .ctx()
    .db.insert(challengeChecks)
    .values([
      { ...of, id: newId() },
      { ...of, id: newId() },
    ])
  await stories.signIn(max, 'x', { purpose: id })
  await expect(club.check(max, id)).rejects.toMatchObject(refused('checksUsed', 429))
  const { providers: limits } = await world.call(contract.getCheckLimits, {}, club.studio)
  expect(limits.find(({ provider }) => provider === 'x')).toMatchObject({ perDay: 2, most: 1000 })
  const own = await club.create('vcAuth', { vcKey: 'xUsername' })
  expect(await club.check(max, own, { consents: true })).toMatchObject({ state: 'passed' })
  expect(await club.pass(max, own)).toMatchObject({ value: providers.knowledge.people.x.name })
})
