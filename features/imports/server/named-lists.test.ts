import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { claims } from '#features/claims/server/tables.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { importSessions } from '../contract.ts'

const EVENT = { startDate: '2099-12-05T19:00:00Z', endDate: '2099-12-05T22:00:00Z', location: '' }

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterEach(() => world.ctx().db.delete(claims))
afterAll(() => world.close())

const ask = (text: string, more: Partial<CallInput<typeof importSessions>> = {}) => {
  const asked = { templateId: issuer.templateId, file: new File([text], 'people.csv'), ...more }
  return world.call(importSessions, asked, { token: issuer.token })
}
const named = async () =>
  (await world.ctx().db.select().from(claims)).map(({ email, optionName }) => [email, optionName]).sort()

test('reads the name of each person from a list of any badge, the first name first', async () => {
  const list = 'Nom,Prénom,E-mail\nMoreau,Léa,lea@example.org\nPetit,,tom@example.org\n,Zoé,zoe@example.org'
  const { check } = await ask(list, { dryRun: true })
  expect(check).toMatchObject({ mapping: { email: 2, name: 0, givenName: 1 }, lostNames: 0 })
  expect(check?.samples.map(({ name }) => name)).toEqual(['Léa Moreau', 'Petit', 'Zoé'])
  expect(check?.samples.map(({ card }) => 'holderName' in card)).toEqual([false, false, false])
  await ask(list)
  await world.runJobs()
  expect(await named()).toEqual([
    ['lea@example.org', 'Léa Moreau'],
    ['tom@example.org', 'Petit'],
    ['zoe@example.org', 'Zoé'],
  ])
})

test('says how many cells were no names, and sends those people their badge', async () => {
  const cells = ['ann@example.com', 'https://example.org', 'x'.repeat(101), '\u200bIda\u202e Roux', '']
  const list = `E-mail,Name\n${cells.map((cell, at) => `p${at}@example.org,${cell}`).join('\n')}`
  const { check } = await ask(list, { dryRun: true })
  expect(check).toMatchObject({ ready: 5, lostNames: 3, refused: [] })
  await ask(list)
  await world.runJobs()
  expect(await named()).toEqual([
    ['p0@example.org', ''],
    ['p1@example.org', ''],
    ['p2@example.org', ''],
    ['p3@example.org', 'Ida Roux'],
    ['p4@example.org', ''],
  ])
})

test('gives one address one badge, whatever names it has', async () => {
  const list = 'E-mail,Name\nlea@example.org,Léa\nlea@example.org,Tom'
  const { check } = await ask(list, { dryRun: true })
  expect(check).toMatchObject({ ready: 1, refused: [{ outcome: 'duplicate', count: 1 }] })
  await ask(list)
  await world.runJobs()
  expect(await named()).toEqual([['lea@example.org', 'Léa']])
})

test('sends no second ticket for a name that is not on the ticket', async () => {
  issuer = await startSending(world, { category: 'ticket', ...EVENT, optionSeat: true })
  const { check } = await ask('E-mail,Name,Seat\nlea@example.org,Léa,1\nlea@example.org,Tom,1\nlea@example.org,Tom,2', {
    dryRun: true,
  })
  expect(check).toMatchObject({ ready: 2, refused: [{ outcome: 'duplicate', count: 1 }] })
})

test('takes any text as the name on a ticket', async () => {
  issuer = await startSending(world, { category: 'ticket', ...EVENT, optionName: true })
  const { check } = await ask('E-mail,Name\nlea@example.org,VIP @ 3', { dryRun: true })
  expect(check).toMatchObject({ lostNames: 0, samples: [{ name: 'VIP @ 3', card: { holderName: 'VIP @ 3' } }] })
})
