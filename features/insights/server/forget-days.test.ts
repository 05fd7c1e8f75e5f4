import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/rows-of.ts'
import { issuerIdOf, makeTemplate, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { addDays, dayIn } from '../rules.ts'
import { daysOf } from './days-of.ts'
import { forgetDays } from './forget-days.ts'
import { keptFigures } from './kept-figures.ts'
import { insightDays, insightMonths } from './tables.ts'

let world: World
let startClock: () => void
beforeAll(async () => {
  world = await openWorld()
  startClock = world.stopClock()
})
afterAll(() => {
  startClock()
  return world.close()
})

test('since the start keeps the first month whole once some of its days are forgotten', async () => {
  const { token } = await signUp(world, 'ada@example.org')
  const issuerId = await issuerIdOf(world, token)
  const { templateId: a } = await makeTemplate(world, token, { name: 'Rope' })
  const { db } = world.ctx()
  // A month of which the 2nd is older than what is kept, and the 28th is not.
  let at = world.now()
  while (addDays(dayIn('UTC', at), -400).slice(8) !== '15') at = new Date(at.getTime() + 86_400_000)
  world.advance(at.getTime() - world.now().getTime())
  const month = addDays(dayIn('UTC', at), -400).slice(0, 7)
  for (const templateId of [a, '']) {
    const key = { issuerId, templateId, way: 'person' as const }
    await db.insert(insightDays).values([
      { ...key, day: `${month}-02`, sent: 7 },
      { ...key, day: `${month}-28`, sent: 5 },
    ])
    await db.insert(insightMonths).values({ ...key, month: `${month}-01`, sent: 12 })
  }
  await forgetDays(world.ctx({ kind: 'system', job: 'test' }))
  const ctx = world.ctx()
  const days = await daysOf(ctx, issuerId, { period: 'start', from: '', to: '' })
  const rows = await rowsOf<{ sent: number }>(
    db,
    sql`select sum(sent)::int as sent from ${keptFigures({ issuerIds: [issuerId] }, { span: days, today: days.today })} as figures`,
  )
  expect({ from: days.from, sent: rows[0]?.sent }).toEqual({ from: `${month}-01`, sent: 12 })
})
