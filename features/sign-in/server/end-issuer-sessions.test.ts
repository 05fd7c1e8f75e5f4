import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { openSession } from '#platform/access/sessions.ts'
import { sessions } from '#platform/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { statementsOf } from '#testing/statements.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { endIssuerSessions } from './end-issuer-sessions.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('ends half-opened sessions of people without any other community', async () => {
  const [gone, staying] = [`${newId()}@example.org`, `${newId()}@example.org`]
  await signUp(world, staying)
  for (const email of [gone, staying]) await openSession(world.ctx(), { kind: 'chooser', email })
  await endIssuerSessions(world.ctx(), newId(), [gone, staying])
  const open = async (email: string) => {
    const rows = await world.ctx().db.select().from(sessions).where(eq(sessions.email, email))
    return rows.filter(({ kind, endedAt }) => kind === 'chooser' && !endedAt).length
  }
  expect([await open(gone), await open(staying)]).toEqual([0, 1])
})

testOnPostgres('ends those of 2,000 people in few statements', async () => {
  const people = Array.from({ length: 2_000 }, (_, at) => `person${at}@example.org`)
  const statements = await statementsOf(world, () => endIssuerSessions(world.ctx(), newId(), people))
  expect(statements.length).toBeLessThan(30)
})
