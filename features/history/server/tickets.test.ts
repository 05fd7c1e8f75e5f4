import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { listSessions } from '#features/claims/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { changeSessions, exportSessions } from '../contract.ts'

const EMAIL = 'lea@example.org'
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let templateId = ''

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  const event = { startDate: '2099-12-05T19:00:00Z', endDate: '2099-12-05T22:00:00Z', location: '' }
  const options = { optionName: true, optionSeat: true, optionSection: true }
  templateId = await publishForTest(issuer.ctx, { category: 'ticket', name: 'Winter opening', ...event, ...options })
  for (const options of [
    { name: 'Léa Martin', seat: '12', section: 'Balcony' },
    { name: 'Noa Petit', seat: '112', section: 'Stalls' },
  ])
    await world.call(createSessions, { templateId, emails: [EMAIL], options: [options] }, as())
  await world.runJobs()
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const namesFound = async (search: string) => {
  const { sessions } = await world.call(listSessions, { templateId, search }, as())
  return sessions.map(({ options }) => options.name).sort()
}

test.each([
  ['a part of its name', 'léa'],
  ['its seat', '12'],
  ['its section', 'balcony'],
])('finds one of two tickets of an address by %s', async (_, search) => {
  expect(await namesFound(search)).toEqual(['Léa Martin'])
})

test('finds both tickets of an address by that address', async () => {
  expect(await namesFound(EMAIL)).toEqual(['Léa Martin', 'Noa Petit'])
})

test('exports the name, the seat and the section of each ticket, in columns of their own', async () => {
  const { csv } = await world.call(exportSessions, { templateId, search: 'léa' }, as())
  const [header = '', row = ''] = csv.replaceAll('\ufeff', '').split(/\r?\n/)
  expect(header).toContain('E-mail,Name,Seat,Section,Note')
  expect(row).toContain(`${EMAIL},Léa Martin,12,Balcony,`)
})

test('names the revoked one of two tickets in the e-mail to their holder', async () => {
  const { sessions } = await world.call(listSessions, { templateId, search: '112' }, as())
  const challenges = sessions.map(({ challenge }) => challenge)
  await world.call(changeSessions, { challenges, kind: 'revoke', reason: 'Refunded', isTold: true }, as())
  await world.runJobs()
  // The e-mail of a ticket itself may arrive later.
  const mail = (await world.outbox()).find(({ subject }) => subject?.includes(' revoked a '))
  expect(mail?.subject).toBe('Cordée Lyon revoked a ticket: Winter opening (Noa Petit, section Stalls, seat 112)')
  expect(mail?.text).toContain('Cordée Lyon revoked this ticket.')
  expect(mail?.text).toContain('Ticket: Noa Petit, section Stalls, seat 112')
})
