import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { claims } from '#features/claims/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { STEP_SECONDS } from '../rules.ts'
import { makeDevice } from './testing-device.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let templateId = ''
let count = 0
const HOUR = 3_600_000
const STEP = STEP_SECONDS * 1000

const eventAt = (hours: number) => ({
  location: '',
  startDate: new Date(Date.now() + hours * HOUR).toISOString(),
  endDate: new Date(Date.now() + (hours + 30) * HOUR).toISOString(),
})
const publish = (category: 'ticket' | 'participation', hours = 1) =>
  publishForTest(issuer.ctx, {
    category,
    ...eventAt(hours),
    suspendable: true,
    ...(category === 'ticket' && { optionName: true, optionSeat: true }),
  })

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  templateId = await publish('ticket')
  await world.runJobs()
})
afterAll(() => world.close())

const issue = async (of = templateId) => {
  const at = count++
  return issueForTest(issuer.ctx, of, `guest${at}@example.org`, undefined, {
    name: `Guest ${at}`,
    seat: `${at}`,
    section: '',
  })
}
const ticket = async (of = templateId) => {
  const [badge, device] = [await issue(of), await makeDevice()]
  await world.call(contract.bindTicket, { badgeId: badge.id, publicKey: device.publicKey }, { token: badge.token })
  return { ...badge, device, code: (late = 0) => device.codeOf(badge.id, new Date(world.now().getTime() - late)) }
}
const as = () => ({ token: issuer.token })
const scan = (code: string, of = templateId) => world.call(contract.checkIn, { templateId: of, code }, as())

test('admits a bound ticket once, and then reports when it was used', async () => {
  const { code, id } = await ticket()
  const first = await scan(await code())
  expect(first).toMatchObject({
    answer: 'in',
    ticketId: id,
    name: expect.stringMatching(/^Guest/),
    seat: expect.any(String),
  })
  const second = await scan(await code())
  expect(second).toMatchObject({ answer: 'used', at: first.at, inside: first.inside })
})

testOnPostgres('admits one of twenty scans of a ticket at once', async () => {
  onTestFinished(world.stopClock())
  const { code } = await ticket()
  const shown = await code()
  const answers = await Promise.all(Array.from({ length: 20 }, () => scan(shown)))
  expect(answers.filter(({ answer }) => answer === 'in')).toHaveLength(1)
  expect(answers.filter(({ answer }) => answer === 'used')).toHaveLength(19)
  expect(new Set(answers.map(({ at }) => at)).size).toBe(1)
})

test('accepts a rotating code for its step and one step beside it', async () => {
  onTestFinished(world.stopClock())
  const { code } = await ticket()
  expect(await scan(await code(2 * STEP))).toMatchObject({ answer: 'expiredCode', name: '', ticketId: '' })
  expect(await scan(await code(-2 * STEP))).toMatchObject({ answer: 'earlyCode', name: '', ticketId: '' })
  const shown = await code()
  world.advance(3 * STEP)
  expect(await scan(shown)).toMatchObject({ answer: 'expiredCode' })
  expect(await scan(await code(STEP))).toMatchObject({ answer: 'in' })
  const early = await ticket()
  expect(await scan(await early.code(-STEP))).toMatchObject({ answer: 'in' })
})

test('reports codes that the bound device did not sign as unknown', async () => {
  onTestFinished(world.stopClock())
  const [mine, theirs] = [await ticket(), await ticket()]
  const unbound = await issue()
  const good = await mine.code()
  const [tag, id, step, signature = ''] = good.split('.')
  const changed = [tag, id, step, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join('.')
  const now = world.now()
  const forged = [
    'hello',
    '',
    changed,
    [tag, id, Number(step) + 1, signature].join('.'),
    await theirs.device.codeOf(mine.id, now),
    await theirs.device.codeOf(mine.id, now, theirs.id),
    await theirs.device.codeOf(unbound.id, now),
    await theirs.device.codeOf('nothing', now),
  ]
  for (const code of forged) expect(await scan(code)).toMatchObject({ answer: 'unknown', name: '', ticketId: '' })
  expect(await scan(good)).toMatchObject({ answer: 'in' })
})

test('lets only the holder bind a ticket, and ends the code of the first device on a takeover', async () => {
  const mine = await ticket()
  const [other, stranger] = [await makeDevice(), await issue()]
  const bind = (publicKey: string, token = mine.token, takeOver = false, badgeId = mine.id) =>
    world.call(contract.bindTicket, { badgeId, publicKey, takeOver }, { token })
  await expect(bind(other.publicKey, stranger.token)).rejects.toMatchObject({ key: 'notFound' })
  await expect(bind(other.publicKey)).rejects.toMatchObject({ key: 'ticketElsewhere', status: 409 })
  await expect(bind('A'.repeat(87))).rejects.toMatchObject({ key: 'invalidInput', status: 400 })
  await bind(mine.device.publicKey)
  await bind(other.publicKey, mine.token, true)
  expect(await scan(await mine.code())).toMatchObject({ answer: 'unknown' })
  expect(await scan(await other.codeOf(mine.id, world.now()))).toMatchObject({ answer: 'in' })
})

test('reports why a ticket is refused: revoked, suspended, another event, too early or too late', async () => {
  const [revoked, suspended] = [await ticket(), await ticket()]
  await revokeBadges(issuer.ctx, [revoked.id], 'Refunded')
  await suspendBadges(issuer.ctx, [suspended.id], 'Not paid')
  expect(await scan(await revoked.code())).toMatchObject({ answer: 'revoked' })
  expect(await scan(await suspended.code())).toMatchObject({ answer: 'suspended' })
  const later = await publish('ticket', 48)
  await world.runJobs()
  const early = await ticket(later)
  expect(await scan(await early.code(), later)).toMatchObject({ answer: 'notYet' })
  expect(await scan(await early.code())).toMatchObject({ answer: 'wrongEvent', name: '', seat: '' })
  const others = await signUpIssuer(world, 'Other Club')
  const mine = await ticket()
  const code = await mine.code()
  const elsewhere = world.call(contract.checkIn, { templateId, code }, { token: others.token })
  await expect(elsewhere).rejects.toMatchObject({ key: 'notFound' })
  const over = await publish('ticket')
  const late = await ticket(over)
  const ended = { endDate: new Date(world.now().getTime() - 1000) }
  await world.ctx().db.update(templates).set(ended).where(eq(templates.id, over))
  expect(await scan(await late.code(), over)).toMatchObject({ answer: 'over' })
})

test('admits a ticket by hand without a reason, and again after an undo', async () => {
  const { id, code } = await ticket()
  const made = await world.call(contract.checkInByHand, { templateId, ticketId: id }, as())
  expect(made).toMatchObject({ answer: 'in' })
  expect(await scan(await code())).toMatchObject({ answer: 'used', at: made.at })
  const undone = await world.call(contract.undoCheckIn, { templateId, ticketId: id }, as())
  expect(undone.inside).toBe(made.inside - 1)
  expect(await scan(await code())).toMatchObject({ answer: 'in' })
  const none = await world.call(contract.findTickets, { templateId, search: '%%nobody%%' }, as())
  expect(none.tickets).toEqual([])
})

test('admits a static QR code once and only where the issuer allows it', async () => {
  const { id, token, device } = await ticket()
  const bind = () => world.call(contract.bindTicket, { badgeId: id, publicKey: device.publicKey }, { token })
  expect((await bind()).still).toBe('')
  await world.call(contract.updateDoor, { templateId, allowsStill: true }, as())
  const { still } = await bind()
  await world.call(contract.updateDoor, { templateId, allowsStill: false }, as())
  expect(await scan(still)).toMatchObject({ answer: 'stillNotAllowed' })
  await world.call(contract.updateDoor, { templateId, allowsStill: true }, as())
  expect(await scan(`${still.slice(0, -1)}${still.endsWith('A') ? 'Q' : 'A'}`)).toMatchObject({ answer: 'unknown' })
  expect(await scan(still)).toMatchObject({ answer: 'in' })
  expect(await scan(await device.codeOf(id, world.now()))).toMatchObject({ answer: 'used' })
})

test('refuses the name of an entrance with an invisible character', async () => {
  const asked = { templateId, name: 'North\u200b gate', hours: 1 }
  await expect(world.call(contract.createSteward, asked, as())).rejects.toMatchObject({ key: 'nameHidden' })
})

test('lets a door staff link scan until it ends, without showing addresses', async () => {
  const make = async (hours: number) => {
    const { link } = await world.call(contract.createSteward, { templateId, name: 'North gate', hours }, as())
    return link.split('/').at(-1) ?? ''
  }
  const by = async (token: string, code: string) => world.call(contract.checkInBySteward, { token, code })
  const [token, mine] = [await make(2), await ticket()]
  const seen = await by(token, await mine.code())
  expect(seen).toMatchObject({ answer: 'in' })
  expect(JSON.stringify([seen, await world.call(contract.getStewardDoor, { token })])).not.toContain('@')
  expect(await world.call(contract.getStewardDoor, { token })).toMatchObject({
    gate: 'North gate',
    inside: seen.inside,
  })
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`
  await expect(by(changed, 'x')).rejects.toMatchObject({ key: 'stewardEnded', status: 410 })
  const { stewards } = await world.call(contract.getDoor, { templateId }, as())
  const [steward] = stewards.map(({ id }) => id)
  await world.call(contract.endSteward, { templateId, steward: steward ?? '' }, as())
  await expect(by(token, await mine.code())).rejects.toMatchObject({ key: 'stewardEnded' })
  const short = await make(1)
  world.advance(HOUR + 1000)
  await expect(by(short, 'x')).rejects.toMatchObject({ key: 'stewardEnded' })
})

test('sends the Participation badge to attendees once, however often it is requested', async () => {
  const [door, participation] = [await publish('ticket', 2), await publish('participation', 2)]
  await world.runJobs()
  const [admitted] = [await ticket(door), await ticket(door)]
  expect(await scan(await admitted.code(), door)).toMatchObject({ answer: 'in', inside: 1 })
  const give = () => world.call(contract.giveParticipation, { templateId: door, participation }, as())
  const given = await Promise.all([give(), give(), give()])
  expect(given.map(({ sent }) => sent).sort()).toEqual([0, 0, 1])
  const made = await world.ctx().db.select().from(claims).where(eq(claims.templateId, participation))
  expect(made.map(({ email }) => email)).toEqual([expect.stringMatching(/^guest\d+@example\.org$/)])
  const wrong = world.call(contract.giveParticipation, { templateId: door, participation: door }, as())
  await expect(wrong).rejects.toMatchObject({ key: 'notFound' })
})
