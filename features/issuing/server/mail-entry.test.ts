import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryOf, startSending } from '#testing/claim.ts'
import { lastMail } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'

const HOUR = 3_600_000
const LEA = 'lea@example.org'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the e-mail with the code of an open link to a ticket speaks of a ticket', async () => {
  const at = (hours: number) => new Date(world.now().getTime() + hours * HOUR).toISOString()
  const event = { category: 'ticket', location: '', startDate: at(24), endDate: at(26) } as const
  const issuer = await startSending(world, { ...event, name: 'Winter opening' })
  await entryOf(world, await issuer.open({ didLimit: 5, confirmsEmail: true }), LEA)
  await world.runJobs()
  const mail = await lastMail(world, LEA)
  expect(mail?.subject).toBe('Your code for the ticket Winter opening')
  expect(mail?.text).toContain('gives the ticket "Winter opening" to people')
  expect(mail?.text).not.toMatch(/\bbadge\b/i)
})
