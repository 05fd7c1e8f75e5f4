import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { startSending } from '#testing/claim.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'

const LEA = 'lea@example.org'
const MAX = 'max@example.org'
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterEach(() => world.ctx().db.delete(claims))
afterAll(() => world.close())

const named = async () =>
  (await world.ctx().db.select().from(claims)).map(({ email, optionName }) => [email, optionName]).sort()

test('takes a name for each recipient of any badge', async () => {
  await issuer.ask({ emails: [LEA, MAX], options: [{ name: ' Léa  Moreau ' }, {}] })
  expect(await named()).toEqual([
    [LEA, 'Léa Moreau'],
    [MAX, ''],
  ])
})

test('gives one address one badge, with its first name, and the same link in each of its places', async () => {
  const options = [{}, { name: 'Max' }, { name: 'Léa Moreau' }, { name: 'Another' }]
  const { links } = await issuer.ask({ emails: [LEA, MAX, LEA, LEA], options })
  expect(await named()).toEqual([
    [LEA, 'Léa Moreau'],
    [MAX, 'Max'],
  ])
  expect(links).toHaveLength(4)
  expect([links[2], links[3]]).toEqual([links[0], links[0]])
  const ids = new Map((await world.ctx().db.select().from(claims)).map(({ id, email }) => [email, id]))
  expect(links.map((link) => claimTokenOf(link).split('.')[0])).toEqual([LEA, MAX, LEA, LEA].map((of) => ids.get(of)))
})

test('keeps the badges of one address apart that have evidence of their own', async () => {
  const options = [{ name: 'Léa', evidenceText: 'Lead climb' }, { evidenceText: 'Top rope' }, { name: 'Léa' }]
  await issuer.ask({ emails: [LEA, LEA, LEA], options })
  expect(await named()).toHaveLength(3)
})

test.each([
  ['an address', 'lea@example.org'],
  ['a link', 'https://example.org'],
  ['101 characters', 'x'.repeat(101)],
  ['no letter', '12'],
])('refuses %s as a name, and says where it is', async (_, name) => {
  const asked = issuer.ask({ emails: [MAX, LEA], options: [{ name: 'Max' }, { name }] })
  const values = { entry: 'options.1.name' }
  await expect(asked).rejects.toMatchObject({ key: 'nameNotValid', status: 400, values })
  expect(await named()).toEqual([])
})

test('still refuses a seat that the template does not ask for', async () => {
  const asked = issuer.ask({ emails: [LEA], options: [{ name: 'Léa', seat: '12' }] })
  await expect(asked).rejects.toMatchObject({ key: 'optionsNotValid' })
})

test('sends two tickets with different names to one address', async () => {
  const event = { startDate: '2099-12-05T19:00:00Z', endDate: '2099-12-05T22:00:00Z', location: '' }
  const tickets = await startSending(world, { category: 'ticket', ...event, optionName: true })
  await tickets.ask({ emails: [LEA, LEA], options: [{ name: 'Léa' }, { name: 'VIP 3 @ the bar' }] })
  expect(await named()).toEqual([
    [LEA, 'Léa'],
    [LEA, 'VIP 3 @ the bar'],
  ])
})
