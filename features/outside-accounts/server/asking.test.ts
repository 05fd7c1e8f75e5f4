import { afterAll, beforeAll, expect, test } from 'vitest'
import { answering, openProviders, type Providers } from '#testing/providers/open-providers.ts'
import { openWorld, type World } from '#testing/world.ts'
import type { OutsideCheck, OutsideVerdict, Provider } from '../rules.ts'
import { canAsk, providersOn } from './ask-provider.ts'
import { outsideAccounts } from './tables.ts'
import { CHECKS, SIGN_INS, written } from './testing-examples.ts'
import { newAccount, openPerson, outsideStories, type Person } from './testing-outside.ts'

let world: World
let providers: Providers
let stories: ReturnType<typeof outsideStories>
beforeAll(async () => {
  providers = await openProviders()
  world = await openWorld({ config: { outside: providers.config } })
  stories = outsideStories(world, providers)
})
afterAll(async () => {
  await world.close()
  await providers.close()
})

test.each(Object.entries(SIGN_INS))('signs in at %s with the documented requests', async (name, { page, sent }) => {
  const provider = name as Provider
  const person = await openPerson(world)
  const { url } = await stories.begin(person, provider)
  expect(written({ method: 'GET', path: url.slice(providers.origin.length), headers: {}, body: '' })).toEqual(page)
  const returned = await providers.allow(url)
  providers.requests.length = 0
  await stories.finish(person, returned)
  expect(providers.requests.map(written)).toEqual(sent)
  await world.ctx().db.delete(outsideAccounts)
})

test.each(CHECKS)('asks $provider for $check.kind with the documented requests', async ({ provider, check, sent }) => {
  const person = await openPerson(world)
  await stories.signIn(person, provider, { purpose: 'challenge' })
  providers.requests.length = 0
  expect((await stories.ask(person, provider, check)).verdict).toBe('refused')
  expect(providers.requests.map(written)).toEqual(sent)
  await world.ctx().db.delete(outsideAccounts)
})

/** A person who has just signed in at a provider for a challenge, with an account of their own. */
async function asked(provider: Provider): Promise<Person> {
  const person = await openPerson(world)
  newAccount(providers, provider)
  await stories.signIn(person, provider, { purpose: 'challenge' })
  return person
}

const LINK = 'https://x.com/someone/status/77'
const MESSAGE = 'I’ve  joined https://blazon.example <3'
const follow: OutsideCheck = { kind: 'xFollow', targetAccount: 'blazon_badges' }
const post: OutsideCheck = { kind: 'xPost', message: MESSAGE, link: LINK }

test('passes what the person did at a provider, and discards the token', async () => {
  const { x, discord, facebook, telegram } = providers.knowledge
  const did = async (provider: Provider, check: OutsideCheck, does: (id: string) => unknown) => {
    const person = await asked(provider)
    does(providers.knowledge.people[provider].id)
    const { verdict } = await stories.ask(person, provider, check)
    return [check.kind, verdict, (await stories.tokens(person)).length]
  }
  const text = "Hello! I've joined https://t.co/abc &lt;3"
  const urls = [{ url: 'https://t.co/abc', expanded_url: 'https://blazon.example' }]
  const invite = { kind: 'discordJoin', inviteLink: 'discord.com/invite/cordee/' } as const
  const group = { kind: 'telegramJoin', targetAccount: 'cordee_lyon' } as const
  const done = [
    await did('x', follow, () => x.follows.add('blazon_badges')),
    await did('x', post, (authorId) => x.posts.set('77', { authorId, text, urls })),
    await did('x', { kind: 'xRepost', tweetId: '42' }, () => x.reposts.add('42')),
    await did('discord', invite, () => discord.servers.add('197038439483310086')),
    await did('facebook', { kind: 'facebookFollow', pageId: '55' }, () => facebook.likes.add('55')),
    await did('facebook', { kind: 'facebookPost', message: 'joined' }, () => facebook.posts.push('We JOINED today')),
    await did('telegram', group, (id) => telegram.members.set(`@cordee_lyon ${id}`, 'administrator')),
    await did('linkedin', { kind: 'signedIn' }, () => undefined),
  ]
  expect(done.map(([, verdict, tokens]) => [verdict, tokens])).toEqual(Array(8).fill(['passed', 0]))
})

test('refuses the post of another person', async () => {
  const person = await asked('x')
  providers.knowledge.x.posts.set('77', { authorId: 'another', text: MESSAGE })
  expect(await stories.ask(person, 'x', post)).toMatchObject({ verdict: 'refused' })
  expect(await stories.tokens(person)).toEqual([])
})

const NOT_REFUSALS: [string, Parameters<typeof answering>, number][] = [
  ['429 with Retry-After', [429, {}, { 'retry-after': '120' }], 120],
  ['429 of Discord', [429, { message: 'You are being rate limited.', retry_after: 64.57, global: false }], 65],
  ['429 of Telegram', [429, { ok: false, parameters: { retry_after: 30 } }], 30],
  ['a redirect', [302, {}, { location: 'https://elsewhere.example' }], 60],
  ['an answer of another shape', [200, { data: { id: '1' } }], 60],
  ['a right that was not granted', [403, { title: 'Forbidden' }], 60],
  ['an account that does not exist', [200, { errors: [{ title: 'Not Found Error' }] }], 60],
]

test.each(NOT_REFUSALS)('does not take %s for a refusal', async (_, answer, retryAfterSeconds) => {
  const person = await asked('x')
  providers.script('/users/by/', answering(...answer))
  expect(await stories.ask(person, 'x', follow)).toEqual({ verdict: 'unchecked', retryAfterSeconds })
  expect(await stories.tokens(person)).toHaveLength(1)
})

test('reads when a limit of X ends', async () => {
  const person = await asked('x')
  const reset = String(Math.floor(world.now().getTime() / 1000) + 500)
  providers.script('/users/by/', answering(429, {}, { 'x-rate-limit-reset': reset }))
  const verdict = (await stories.ask(person, 'x', follow)) as Extract<OutsideVerdict, { verdict: 'unchecked' }>
  expect(verdict.retryAfterSeconds).toBeGreaterThan(480)
  expect(verdict.retryAfterSeconds).toBeLessThanOrEqual(500)
})

test('tries a failing provider three times, then says that it could not check', async () => {
  const [person, other] = [await asked('x'), await asked('x')]
  providers.requests.length = 0
  providers.script('/users/by/', ...Array(3).fill(answering(500, {})))
  expect((await stories.ask(other, 'x', follow)).verdict).toBe('unchecked')
  expect(providers.requests).toHaveLength(3)
  providers.script('/users/by/', ...Array(2).fill(answering(503, {})))
  expect((await stories.ask(person, 'x', follow)).verdict).toBe('passed')
})

test('does not take a lost connection, or ten megabytes, for an answer', async () => {
  const person = await asked('x')
  providers.script('/users/by/', (request) => request.socket.destroy())
  expect((await stories.ask(person, 'x', follow)).verdict).toBe('unchecked')
  const many = { data: { connection_status: ['following'], description: 'x'.repeat(1e7) } }
  providers.script('/users/by/', answering(200, many))
  expect((await stories.ask(person, 'x', follow)).verdict).toBe('unchecked')
})

test('asks for another sign-in once the token is refused, expired, or was given for something else', async () => {
  const [person, late] = [await asked('x'), await asked('x')]
  expect((await stories.ask(person, 'x', follow, 'another challenge')).verdict).toBe('signInNeeded')
  providers.script('/users/by/', answering(401, { title: 'Unauthorized' }))
  expect((await stories.ask(person, 'x', follow)).verdict).toBe('signInNeeded')
  expect(await stories.tokens(person)).toEqual([])
  world.advance(60 * 60_000)
  expect((await stories.ask(late, 'x', follow)).verdict).toBe('signInNeeded')
})

test('does not take a permission that the person withheld at Facebook for a refusal', async () => {
  providers.knowledge.facebook.declined.add('user_likes')
  const person = await asked('facebook')
  const { verdict } = await stories.ask(person, 'facebook', { kind: 'facebookFollow', pageId: '99' })
  providers.knowledge.facebook.declined.clear()
  expect(verdict).toBe('signInNeeded')
})

test('does not take a wrong invite, group or bot token for a refusal', async () => {
  const [member, chatter] = [await asked('discord'), await asked('telegram')]
  const invite: OutsideCheck = { kind: 'discordJoin', inviteLink: 'discord.gg/unknown' }
  expect((await stories.ask(member, 'discord', invite)).verdict).toBe('unchecked')
  const group: OutsideCheck = { kind: 'telegramJoin', targetAccount: 'nowhere' }
  expect((await stories.ask(chatter, 'telegram', group)).verdict).toBe('unchecked')
  providers.script('/getChatMember', answering(401, { ok: false, error_code: 401, description: 'Unauthorized' }))
  expect((await stories.ask(chatter, 'telegram', group)).verdict).toBe('unchecked')
})

test('names the account of a verdict by a hash that stays the same', async () => {
  const person = await asked('x')
  const first = await stories.ask(person, 'x', { kind: 'signedIn' })
  expect(await stories.ask(person, 'x', { kind: 'signedIn' })).toEqual(first)
  expect(first).toMatchObject({ verdict: 'passed', outsideKey: expect.stringMatching(/^[\w-]{43}$/) })
})

test('a provider without settings is off, and without a permission Meta is not asked', () => {
  const { facebook, telegram } = providers.config
  const { botToken: _, ...withoutBot } = telegram ?? { botToken: '' }
  const outside = { facebook: { ...facebook, granted: ['user_likes'] }, telegram: withoutBot }
  const config = { ...world.config, outside } as typeof world.config
  expect(providersOn(config)).toEqual(['facebook', 'telegram'])
  const kinds = ['facebookFollow', 'facebookPost', 'signedIn'] as const
  expect(kinds.map((kind) => canAsk(config, 'facebook', kind))).toEqual([true, false, true])
  expect([canAsk(config, 'telegram', 'telegramJoin'), canAsk(config, 'x', 'signedIn')]).toEqual([false, false])
})
