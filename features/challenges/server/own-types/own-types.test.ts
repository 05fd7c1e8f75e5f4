import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuers } from '#features/issuers/server/tables.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { readScanText } from '../../scan-rules.ts'
import { quizAttempts } from '../tables.ts'
import { type OwnTypes, openOwnTypes } from './testing-own-types.ts'

let world: World
let web: Awaited<ReturnType<typeof openTestWeb>>
let club: OwnTypes
/** Where the name `moved.example.org` leads. */
let moved = ['127.0.0.1']
beforeAll(async () => {
  web = await openTestWeb()
  const resolve = async (host: string) => (host === 'moved.example.org' ? moved : web.network.resolve(host))
  world = await openWorld({ network: { ...web.network, resolve } })
  club = await openOwnTypes(world)
})
afterAll(async () => {
  await world.close()
  await web.close()
})

const STEP_MS = 15_000
const YESTERDAY = '2020-01-01'

test('a word passes however it is written, and another word does not', async () => {
  const [challengeId, lea] = [await club.make('code', { kind: 'word', word: 'Crème Brûlée' }, 7), await club.member()]
  await expect(club.check(lea, challengeId, { code: 'creme brule' })).rejects.toMatchObject({ key: 'codeWrong' })
  await expect(club.check(lea, challengeId, { code: '' })).rejects.toMatchObject({ key: 'codeWrong' })
  expect(await club.check(lea, challengeId, { code: ' creme BRULEE' })).toMatchObject({ state: 'passed', points: 7 })
  expect(await club.pointsOf(lea)).toBe(7)
})

test('guessing a word ends after five attempts in an hour', async () => {
  const [challengeId, lea] = [await club.make('code', { kind: 'word', word: 'Summit' }), await club.member()]
  for (let n = 0; n < 5; n += 1)
    await expect(club.check(lea, challengeId, { code: `guess ${n}` })).rejects.toMatchObject({ key: 'codeWrong' })
  await expect(club.check(lea, challengeId, { code: 'Summit' })).rejects.toMatchObject({ key: 'tooManyChecks' })
})

test('a single-use code works once, typed or scanned, and is stored as a hash', async () => {
  const { challengeId, codes } = await club.create('code', { kind: 'codes', count: 3 })
  const [lea, max] = [await club.member(), await club.member()]
  const [first = '', second = ''] = codes
  expect([new Set(codes).size, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/.test(first)]).toEqual([3, true])
  expect(await club.check(lea, challengeId, { code: first.toLowerCase().replaceAll('-', ' ') })).toMatchObject({
    state: 'passed',
  })
  await expect(club.check(max, challengeId, { code: first })).rejects.toMatchObject({ key: 'codeUsed' })
  await expect(club.check(max, challengeId, { code: 'AAAA-AAAA-AAAA' })).rejects.toMatchObject({ key: 'codeWrong' })
  const text = `${world.config.walletUrl}/challenge#${challengeId}.${second}`
  expect(await club.check(max, challengeId, { code: text })).toMatchObject({ state: 'passed' })
  const { challenges } = await world.call(contract.listChallenges, {}, club.studio)
  const listed = challenges.find(({ id }) => id === challengeId)
  expect(listed?.data).toMatchObject({ kind: 'codes', count: 3, used: 2 })
  expect(JSON.stringify(listed)).not.toContain(first)
})

testOnPostgres('of people who use one code at once, one passes', async () => {
  const { challengeId, codes } = await club.create('code', { kind: 'codes', count: 1 }, 5)
  const people = await Promise.all(Array.from({ length: 6 }, () => club.member()))
  const tried = await Promise.allSettled(people.map((each) => club.check(each, challengeId, { code: codes[0] ?? '' })))
  const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []))
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'codeUsed'))
})

testOnPostgres('a member who gives two codes at once uses one of them', async () => {
  const { challengeId, codes } = await club.create('code', { kind: 'codes', count: 2 }, 5)
  const lea = await club.member()
  await Promise.all(codes.map((code) => club.check(lea, challengeId, { code })))
  const { challenges } = await world.call(contract.listChallenges, {}, club.studio)
  expect(challenges.find(({ id }) => id === challengeId)?.data).toMatchObject({ used: 1 })
})

const QUESTIONS = [
  { text: 'Which knot?', choices: ['bowline', 'figure eight'], right: [1] },
  { text: 'Which of these?', choices: ['rope', 'axe', 'tent'], right: [0, 2] },
]
const QUIZ = { questions: QUESTIONS, passMark: 2, attemptsADay: 3 }

test('a quiz says how many answers were right, not which, and passes at its mark', async () => {
  const [challengeId, lea] = [await club.make('quiz', QUIZ, 5), await club.member()]
  const answers = { answers: [[1], [0]] }
  expect(await club.check(lea, challengeId, answers)).toMatchObject({ state: 'refused', right: 1, points: 0 })
  await expect(club.check(lea, challengeId, { answers: [[1]] })).rejects.toMatchObject({ key: 'answersMissing' })
  const seen = await club.seen(lea, challengeId)
  expect(seen?.shown.questions?.map(({ several }) => several)).toEqual([false, true])
  expect(seen?.shown.attemptsLeft).toBe(2)
  expect(JSON.stringify(seen)).not.toContain('right"')
  const right = await club.check(lea, challengeId, { answers: [[1], [2, 0]] })
  expect(right).toMatchObject({ state: 'passed', right: 2, points: 5 })
})

test("trying everything ends with the day's attempts, and the next day begins with new ones", async () => {
  const [challengeId, lea] = [await club.make('quiz', QUIZ), await club.member()]
  const wrong = { answers: [[0], [1]] }
  const tried = await Promise.allSettled(Array.from({ length: 5 }, () => club.check(lea, challengeId, wrong)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await club.forgetChecks(lea)
  await expect(club.check(lea, challengeId, { answers: [[1], [0, 2]] })).rejects.toMatchObject({ key: 'attemptsUsed' })
  const ofQuiz = eq(quizAttempts.challengeId, challengeId)
  const [row] = await world.ctx().db.update(quizAttempts).set({ day: YESTERDAY }).where(ofQuiz).returning()
  expect(row?.attempts).toBe(3)
  expect(await club.check(lea, challengeId, { answers: [[1], [0, 2]] })).toMatchObject({ state: 'passed' })
})

test("the day of an attempt is the community's", async () => {
  const far = await openOwnTypes(world)
  const { db } = world.ctx()
  const days = new Set<string>()
  // They are a day apart at each moment.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await db.update(issuers).set({ timeZone }).where(eq(issuers.id, far.issuerId))
    const challengeId = await far.make('quiz', QUIZ)
    await far.check(await far.member(), challengeId, { answers: [[0], [1]] })
    const rows = await db.select().from(quizAttempts).where(eq(quizAttempts.challengeId, challengeId))
    for (const { day } of rows) days.add(day)
  }
  expect(days.size).toBe(2)
})

const visit = (from = '', to = '') => club.make('visit', { name: 'Bench', from, to })
const kioskOf = async (challengeId: string) => {
  const { url } = await world.call(contract.createKiosk, { challengeId }, club.studio)
  const token = new URL(url).hash.slice(1)
  return () => world.call(contract.showKiosk, { token })
}

test('a kiosk shows the code of now, which passes for half a minute', async () => {
  const challengeId = await visit()
  const show = await kioskOf(challengeId)
  const [lea, max, zoe] = [await club.member(), await club.member(), await club.member()]
  const restart = world.stopClock()
  try {
    const { state, codes, community, name } = await show()
    expect([state, community, name, codes.length]).toEqual(['open', 'Cordée Lyon', 'Bench', 20])
    const [now = { code: '' }, next = { code: '' }] = codes
    expect(readScanText(now.code, world.config.walletUrl)?.challengeId).toBe(challengeId)
    await expect(club.check(lea, challengeId, { code: next.code })).rejects.toMatchObject({ key: 'codeWrong' })
    expect(await club.check(lea, challengeId, { code: now.code })).toMatchObject({ state: 'passed' })
    world.advance(STEP_MS)
    expect(await club.check(max, challengeId, { code: now.code })).toMatchObject({ state: 'passed' })
    world.advance(STEP_MS)
    await expect(club.check(zoe, challengeId, { code: now.code })).rejects.toMatchObject({ key: 'codeExpired' })
    // A server whose clock was set back accepts no code that it showed in what is the future again.
    world.advance(-4 * STEP_MS)
    await expect(club.check(zoe, challengeId, { code: now.code })).rejects.toMatchObject({ key: 'codeWrong' })
    world.advance(4 * STEP_MS)
  } finally {
    restart()
  }
})

test('a new kiosk link ends the old one and its codes', async () => {
  const [challengeId, lea] = [await visit(), await club.member()]
  const old = await kioskOf(challengeId)
  const [shown = { code: '' }] = (await old()).codes
  const renewed = await kioskOf(challengeId)
  await expect(old()).rejects.toMatchObject({ key: 'kioskEnded' })
  await expect(club.check(lea, challengeId, { code: shown.code })).rejects.toMatchObject({ key: 'codeWrong' })
  expect((await renewed()).state).toBe('open')
  const other = await club.make('code', { kind: 'word', word: 'x' })
  const notAVisit = world.call(contract.createKiosk, { challengeId: other }, club.studio)
  await expect(notAVisit).rejects.toMatchObject({ key: 'notAVisit' })
  await world.call(contract.deleteChallenge, { challengeId }, club.studio)
  await expect(renewed()).rejects.toMatchObject({ key: 'kioskEnded' })
})

test.each([
  ['early', 60_000, 120_000],
  ['over', -120_000, -60_000],
])('outside of its dates a visit is %s and cannot be passed', async (state, from, to) => {
  const at = (ms: number) => new Date(world.now().getTime() + ms).toISOString()
  const [challengeId, lea] = [await visit(at(from), at(to)), await club.member()]
  const shown = await (await kioskOf(challengeId))()
  expect(shown.state).toBe(state)
  expect(shown.codes.every((code) => code.at >= at(from - STEP_MS))).toBe(true)
  await expect(club.check(lea, challengeId, { code: 'x' })).rejects.toMatchObject({ key: 'notNow' })
})

const ask = (path: string) => club.make('ask', { url: `${web.origin}${path}` }, 3)

test("the community's server gets a signed request without personal data, and passes the member", async () => {
  const asked: { headers: Record<string, unknown>; body: string }[] = []
  web.serve('/pass', async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    asked.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.end('{"passed": true}')
  })
  const [challengeId, lea] = [await ask('/pass'), await club.member()]
  expect(await club.check(lea, challengeId)).toMatchObject({ state: 'passed', points: 3 })
  const [{ headers, body } = { headers: {}, body: '{}' }] = asked
  const data = { challengeId, did: lea.did, nonce: expect.any(String) }
  expect(JSON.parse(body)).toEqual({ type: 'challenge.asked', timestamp: expect.any(String), data })
  const { secret } = await world.call(contract.showAskSecret, { challengeId }, club.studio)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
})

test('only passed: false is a refusal', async () => {
  web.serve('/refuse', '{"passed": false}')
  expect(await club.check(await club.member(), await ask('/refuse'))).toMatchObject({ state: 'refused' })
})

test.each<[string, number, string]>([
  ['a server error', 500, '{"passed": false}'],
  ['a redirect', 302, '{"passed": true}'],
  ['another status', 201, '{"passed": true}'],
  ['no JSON', 200, 'yes'],
  ['another shape', 200, '{"passed": "yes"}'],
  ['nothing', 200, ''],
])('%s is not an answer: the challenge is checked again', async (_, status, body) => {
  web.serve('/odd', (_, response) => void response.writeHead(status, { location: `${web.origin}/pass` }).end(body))
  expect(await club.check(await club.member(), await ask('/odd'))).toMatchObject({ state: 'checking' })
})

test('a server on this machine is asked over plain http, so that it can be tried', async () => {
  const asked = createServer((_, response) => void response.end('{"passed": true}')).listen(0, '127.0.0.1')
  await once(asked, 'listening')
  const url = `http://127.0.0.1:${(asked.address() as AddressInfo).port}/pass`
  const challengeId = await club.make('ask', { url })
  expect(await club.check(await club.member(), challengeId)).toMatchObject({ state: 'passed' })
  asked.close()
  await expect(club.make('ask', { url: 'http://example.org/pass' })).rejects.toMatchObject({ key: 'urlInvalid' })
})

test.each([
  'https://127.0.0.1/pass',
  'https://10.1.2.3:8443/pass',
  'https://badges/pass',
  'https://badges.internal/pass',
  'https://user:word@example.org/pass',
  'https://example.org:22/pass',
])('refuses %s, which could never be asked', async (url) => {
  const refused = { key: 'serverRefused', status: 400 }
  await expect(club.make('ask', { url })).rejects.toMatchObject(refused)
  await expect(
    world.call(contract.previewChallenge, { type: 'ask', data: { url } }, club.studio),
  ).rejects.toMatchObject(refused)
})

test('a code of no known kind is refused with a key', async () => {
  await expect(club.make('code', { kind: 'song' })).rejects.toMatchObject({ key: 'invalidInput' })
})

test('a server whose name does not resolve now can be saved', async () => {
  expect(await club.make('ask', { url: 'https://soon.example.org/pass' })).toMatch(/\w/)
})

test('an address that turned private after it was saved is never asked', async () => {
  const challengeId = await club.make('ask', { url: `https://moved.example.org:${web.port}/pass` })
  const before = web.requests.length
  moved = ['10.0.0.1']
  expect(await club.check(await club.member(), challengeId)).toMatchObject({ state: 'checking' })
  expect(web.requests).toHaveLength(before)
})
