import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openEvent } from '#testing/event.ts'
import { issuerIdOf } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { giveParticipation } from '../contract.ts'
import { checkIns } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

/** An event that admitted a guest, and its Participation, each in a folder of a contributor. */
async function eventOf(email: string, sees: { door: boolean; participation: boolean }) {
  const event = await openEvent(world, issuer)
  const participation = await event.publish('participation')
  await world.runJobs()
  await event.admit(await event.send('guest@example.org'))
  const issuerId = await issuerIdOf(world, issuer.token)
  const join = (templateId: string, seesAddresses: boolean) =>
    joinFolder(world, { issuerId, email, templateIds: [templateId], folder: { seesAddresses } })
  const { token } = await join(event.templateId, sees.door)
  await join(participation, sees.participation)
  const give = (as = token) =>
    world.call(giveParticipation, { templateId: event.templateId, participation }, { token: as })
  const sent = () => world.ctx().db.$count(claims, eq(claims.templateId, participation))
  return { give, sent, doorId: event.templateId }
}

test('gives no Participation whose history would show the addresses that the ticket hides', async () => {
  const { give, sent, doorId } = await eventOf('max@example.org', { door: false, participation: true })
  await expect(give()).rejects.toMatchObject({ key: 'addressesHidden', status: 409 })
  const [checkIn] = await world.ctx().db.select().from(checkIns).where(eq(checkIns.templateId, doorId))
  expect([await sent(), checkIn?.givenTemplateIds]).toEqual([0, ''])
  expect(await give(issuer.token)).toMatchObject({ sent: 1 })
})

test('gives a Participation that hides addresses too, and one where the ticket shows them', async () => {
  const hidden = await eventOf('ben@example.org', { door: false, participation: false })
  expect(await hidden.give()).toMatchObject({ sent: 1 })
  const shown = await eventOf('tom@example.org', { door: true, participation: true })
  expect(await shown.give()).toMatchObject({ sent: 1 })
})
