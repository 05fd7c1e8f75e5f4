import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listHeld } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { refuseConfirmation } from '#features/holders/confirmations/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey } from '#testing/claim.ts'
import { confirmAll, openWalletOf, signUpByWallet, type WalletKey, waitingFor } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { countAttendance } from './attendance.ts'

const HOUR = 3_600_000
let world: World
let key: WalletKey
let token = ''

beforeAll(async () => {
  world = await openWorld()
  key = generateAccountKey()
  token = await signUpByWallet(world, key)
})
afterAll(() => world.close())

const publish = async (category: 'ticket' | 'participation') => {
  const startDate = new Date(world.now().getTime() + HOUR).toISOString()
  const endDate = new Date(world.now().getTime() + 30 * HOUR).toISOString()
  const form = await templateForm({ category, location: '', startDate, endDate })
  const { templateId } = await world.call(createTemplate, form, { token })
  await confirmAll(world, key)
  return templateId
}

/** An event with its Participation, which admitted a guest without a wallet and one with only a key. */
const event = async () => {
  const [door, participation] = [await publish('ticket'), await publish('participation')]
  const guest = generateAccountKey()
  const { links } = await world.call(createSessions, { templateId: door, didLimit: 1 }, { token })
  const { badgeId: own } = await claimWithKey(world, links[0]?.split('/').at(-1) ?? '', guest)
  const { sendId } = await world.call(createSessions, { templateId: door, emails: ['guest@example.org'] }, { token })
  const [mailed] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
  for (const ticketId of [own, mailed?.id ?? '']) {
    const byHand = { templateId: door, ticketId, reason: 'Known to us' }
    expect(await world.call(contract.checkInByHand, byHand, { token })).toMatchObject({ answer: 'in' })
  }
  const give = () => world.call(contract.giveParticipation, { templateId: door, participation }, { token })
  const ungiven = async () => (await world.call(contract.getDoor, { templateId: door }, { token })).ungiven
  const held = async () =>
    (await world.call(listHeld, {}, { token: await openWalletOf(world, guest) })).badges.map(
      ({ card }) => card.category,
    )
  const sent = () => world.ctx().db.select().from(claims).where(eq(claims.templateId, participation))
  return { door, participation, give, ungiven, held, sent }
}

test("gives within a wallet community's delegation: an e-mail, or a badge for a key alone", async () => {
  const { give, ungiven, held, sent } = await event()
  expect(await give()).toEqual({ sent: 2, without: 0, goesOn: false, callbackId: '' })
  expect((await held()).sort()).toEqual(['participation', 'ticket'])
  expect((await sent()).map(({ email, taken }) => [email, taken]).sort()).toEqual([
    ['', 1],
    ['guest@example.org', 0],
  ])
  expect(await ungiven()).toBe(0)
  expect(await give()).toMatchObject({ sent: 0 })
})

test('counts an e-mail only for people with an address', async () => {
  const { door: doorId, participation: participationId } = await event()
  expect(await countAttendance(world.ctx(), { doorId, participationId })).toEqual({ people: 2, mails: 1 })
})

test('names the holder of a key as their ticket does', async () => {
  const [door, participation] = [await publish('ticket'), await publish('participation')]
  const guest = generateAccountKey()
  const { links } = await world.call(createSessions, { templateId: door, didLimit: 1 }, { token })
  const { badgeId: ticketId } = await claimWithKey(world, links[0]?.split('/').at(-1) ?? '', guest)
  const subjectOf = async (templateId: string) => {
    const rows = await world.ctx().db.select().from(badges).where(eq(badges.templateId, templateId))
    return rows.map(({ credential }) => (credential as { credentialSubject: { id: string } }).credentialSubject.id)
  }
  const [subject = ''] = await subjectOf(door)
  expect(subject).toMatch(/^did:jwk:/)
  await world.call(contract.checkInByHand, { templateId: door, ticketId, reason: 'Known to us' }, { token })
  await world.call(contract.giveParticipation, { templateId: door, participation }, { token })
  expect(await subjectOf(participation)).toEqual([subject])
})

test("gives nothing past the delegation until the community's wallet signs", async () => {
  const { participation, give, ungiven, held, sent } = await event()
  await world.ctx().db.update(delegations).set({ used: 100_000 }).where(eq(delegations.templateId, participation))
  const refused = await give()
  expect(refused).toMatchObject({ sent: 0, callbackId: expect.stringMatching(/./) })
  expect(await ungiven()).toBe(2)
  const wallet = { token: await openWalletOf(world, key) }
  await world.call(refuseConfirmation, { operationId: refused.callbackId }, wallet)
  await world.runJobs()
  expect([await ungiven(), await sent()]).toEqual([2, []])

  await give()
  expect(await waitingFor(world, key)).toMatchObject([
    { documents: [{ primaryType: 'SendBadges', message: { count: '2' } }, { primaryType: 'Delegation' }] },
  ])
  await confirmAll(world, key)
  expect(await ungiven()).toBe(0)
  expect(await sent()).toHaveLength(2)
  expect(await held()).toContain('participation')
})
