import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '#apps/server/commands/erase-person.ts'
import { operate } from '#apps/server/commands/operate.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { assertName } from '#features/issuers/server/assert-name.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { enterAs } from '#features/team/server/testing-admins.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { decideRequest, getPromotion, readRequest, requestPromotion } from '../contract.ts'
import { decideToken } from '../decision/server/decide-link.ts'
import { daysLater, markEnd, renewableFrom } from '../rules.ts'
import { erasePromotion, forgetPromotions } from './erase-promotion.ts'
import { promoteRequests } from './tables.ts'
import { tendMarks } from './tend-marks.ts'
import { ask, openClub, prove, REQUEST } from './testing-promotion.ts'

const OPERATOR = 'operator@example.org'
const DAY_MS = 86_400_000

let world: World
let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  world = await openWorld({ config: { supportEmail: OPERATOR } })
})
beforeEach(async () => {
  club = await openClub(world)
})
afterAll(() => world.close())

const as = () => ({ token: club.token })
const request = () => world.call(requestPromotion, { ...REQUEST, email: club.email }, as())
const state = () => world.call(getPromotion, {}, as())
const decide = (token: string, accepted: boolean, answer = accepted ? '' : 'The register names someone else.') =>
  world.call(decideRequest, { token, accepted, answer })
const mailsTo = async (email: string) => {
  await world.runJobs()
  return (await world.outbox()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject)
}
/** Advances the clock beyond the session's end, and signs in again. */
const later = async (ms: number) => {
  world.advance(ms)
  club.token = await enterAs(world, club.issuerId, club.admin)
}
const system = () => world.ctx({ kind: 'system' as const, job: 'test' })
const rename = (name: string) => world.ctx().db.update(issuers).set({ name }).where(eq(issuers.id, club.issuerId))

test('asks for a proven address only, once at a time', async () => {
  await expect(request()).rejects.toMatchObject({ key: 'emailNotVerified', status: 409 })
  await prove(world, club)
  await request()
  await expect(request()).rejects.toMatchObject({ key: 'requestOpen', status: 409 })
  expect(await state()).toMatchObject({
    promotedAt: '',
    request: { state: 'waiting', name: club.name },
    emails: [club.email],
  })
})

test('e-mails the operator a link that shows the request, and decides when it is pressed', async () => {
  const token = await ask(world, club)
  const [mail] = (await world.outbox()).filter(({ subject }) => subject === `${club.name} asks to be verified`)
  expect(mail?.to?.[0]?.address).toBe(OPERATOR)
  expect(mail?.text).toContain(REQUEST.profile)
  const shown = await world.call(readRequest, { token })
  expect(shown).toMatchObject({ community: club.name, email: club.email, kind: 'association', reason: REQUEST.reason })
  expect((await state()).request?.state).toBe('waiting')
  expect(await decide(token, true)).toEqual({ state: 'accepted' })
  const marked = await state()
  expect(Date.parse(marked.until)).toBe(markEnd(new Date(marked.promotedAt)).getTime())
  expect((await world.call(getIssuer, {}, as())).promotedAt).toBe(marked.promotedAt)
  for (const email of [club.admin, club.email]) expect(await mailsTo(email)).toContain(`${club.name} is verified`)
})

test('pressed twice, the link says that it is decided', async () => {
  const token = await ask(world, club)
  await decide(token, true)
  await expect(decide(token, false)).rejects.toMatchObject({ key: 'requestDecided', status: 409 })
  await expect(world.call(readRequest, { token })).rejects.toMatchObject({ key: 'requestDecided' })
})

test('refuses a link after 14 days, an altered one, and one of another server', async () => {
  const token = await ask(world, club)
  const [id = '', mac = ''] = token.split('.')
  const foreign = decideToken({ secret: 'x'.repeat(40), oldSecret: undefined }, id)
  const altered = `${id}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`
  for (const each of [foreign, altered, 'x'])
    await expect(world.call(readRequest, { token: each })).rejects.toMatchObject({ key: 'promoteLinkExpired' })
  world.advance(14 * DAY_MS)
  await expect(decide(token, true)).rejects.toMatchObject({ key: 'promoteLinkExpired', status: 410 })
})

test('a refusal needs words, which the community reads; it asks again after 30 days', async () => {
  const token = await ask(world, club)
  await expect(decide(token, false, ' ')).rejects.toMatchObject({ key: 'answerRequired', status: 400 })
  await decide(token, false)
  expect((await state()).request).toMatchObject({ state: 'refused', answer: 'The register names someone else.' })
  expect(await mailsTo(club.admin)).toContain(`${club.name} could not be verified`)
  await expect(request()).rejects.toMatchObject({ key: 'askedTooSoon', status: 409 })
  await later(30 * DAY_MS)
  await request()
  expect((await state()).request?.state).toBe('waiting')
})

test('marks the name that was asked for: under another one the mark is hidden, and can be asked for', async () => {
  const token = await ask(world, club)
  await rename('Someone Else')
  expect(await world.call(readRequest, { token })).toMatchObject({ community: club.name, nameNow: 'Someone Else' })
  await decide(token, true)
  expect((await state()).promotedAt).toBe('')
  await rename(club.name)
  expect((await state()).promotedAt).not.toBe('')
  await expect(request()).rejects.toMatchObject({ key: 'markActive', status: 409 })
})

test('announces the end of a mark once, 60 days before it, lets it be renewed, and ends it after 24 months', async () => {
  const token = await ask(world, club)
  await decide(token, true)
  const { promotedAt } = await state()
  const at = new Date(promotedAt)
  world.advance(renewableFrom(at).getTime() - world.now().getTime() - DAY_MS)
  await tendMarks(system())
  expect(await mailsTo(club.admin)).not.toContainEqual(expect.stringContaining('ends on'))
  world.advance(DAY_MS)
  await tendMarks(system())
  await tendMarks(system())
  const ending = (await mailsTo(club.admin)).filter((subject) =>
    subject?.startsWith(`The mark of ${club.name} ends on`),
  )
  expect(ending).toHaveLength(1)
  club.token = await enterAs(world, club.issuerId, club.admin)
  await request()
  await later(60 * DAY_MS)
  await tendMarks(system())
  expect((await state()).promotedAt).toBe('')
})

test('the operator lists, refuses and accepts requests by command', async () => {
  const run = (...args: string[]) => operate(world.ctx({ kind: 'system' as const, job: 'operator' }), args)
  await expect(run('decline', club.issuerId, 'Nobody', 'asked')).rejects.toThrow('has no request that waits')
  await ask(world, club)
  expect(await run('requests')).toContain(`${club.issuerId}  ${club.name} (association)`)
  await expect(run('decline', club.issuerId)).rejects.toThrow('Say why')
  await run('decline', club.issuerId, 'The', 'register', 'differs.')
  expect((await state()).request).toMatchObject({ state: 'refused', answer: 'The register differs.' })
  await later(30 * DAY_MS)
  await request()
  expect(await run('promote', club.issuerId)).toContain('checked   2')
  expect((await state()).request?.state).toBe('accepted')
})

test('only the community that the operator named last may have the brand word in its name', async () => {
  const run = (...args: string[]) => operate(world.ctx({ kind: 'system' as const, job: 'operator' }), args)
  const other = await openClub(world)
  const didOf = async (token: string) => (await world.call(getIssuer, {}, { token })).did
  const may = async (token: string) => assertName(world.ctx(), 'Blazon', await didOf(token))
  await run('own', club.issuerId)
  await may(club.token)
  await expect(may(other.token)).rejects.toThrow('nameInvalid')
  await run('own', other.issuerId)
  await may(other.token)
  await expect(may(club.token)).rejects.toThrow('nameInvalid')
})

test('deletes the names of requests: with the person, with the community, and when they are old', async () => {
  await ask(world, club)
  expect(await tablesWith(world, club.email)).toContain('public.promote_requests')
  await erasePerson(system(), club.email, { isMeant: true })
  expect(await tablesWith(world, club.email)).toEqual([])

  const second = await openClub(world)
  const token = await ask(world, second)
  await decide(token, false)
  const ofSecond = () => world.ctx().db.$count(promoteRequests, eq(promoteRequests.issuerId, second.issuerId))
  world.advance(daysLater(new Date(0), 360).getTime())
  await forgetPromotions(system())
  expect(await ofSecond()).toBe(1)
  world.advance(daysLater(new Date(0), 10).getTime())
  await forgetPromotions(system())
  expect(await ofSecond()).toBe(0)

  const third = await openClub(world)
  await ask(world, third)
  await erasePromotion(world.ctx(), third.issuerId)
  expect(await tablesWith(world, third.email)).toEqual([])
})

testOnPostgres('of two requests at once one is written, and of many presses one decides', async () => {
  await prove(world, club)
  const asked = await Promise.allSettled(Array.from({ length: 4 }, request))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [waiting] = await world
    .ctx()
    .db.select()
    .from(promoteRequests)
    .where(eq(promoteRequests.issuerId, club.issuerId))
  const token = decideToken(world.config, waiting?.id ?? '')
  const pressed = await Promise.allSettled([true, false, true, false].map((accepted) => decide(token, accepted)))
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { request: decided, promotedAt } = await state()
  expect(promotedAt !== '').toBe(decided?.state === 'accepted')
})
