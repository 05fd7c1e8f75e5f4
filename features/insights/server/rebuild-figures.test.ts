import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operateInsights } from '#apps/server/commands/insights.ts'
import { claims } from '#features/claims/server/tables.ts'
import { timeZoneChanged } from '#features/issuers/hooks.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { sends } from '#features/sends/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { inTransaction } from '#platform/context.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { checkFigures } from './check-figures.ts'
import { eraseFigures } from './erase-figures.ts'
import { fillEarlier } from './fill-earlier.ts'
import { foldChanges } from './fold-changes.ts'
import { insightChanges, insightDays, insightMonths, insightStart, insightStates } from './tables.ts'
import { countSlowly, readKept } from './testing-counts.ts'
import { type Command, command, live } from './testing-histories.ts'

let world: World
let issuerId = ''
const system = () => world.ctx({ kind: 'system', job: 'test' })
/** A history with most of what can happen, the same each time. */
const HISTORY = fc.sample(command, { numRuns: 60, seed: 42 })
const RIGHT = () => ({ issuerId, wrongDays: 0, wrongMonths: 0, wrongWaits: 0 })

beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  ;({ issuerId } = await signUpIssuer(world, 'Figures'))
  await live(world.ctx(), issuerId, HISTORY)
})
afterAll(() => world.close())

test('check-insights finds nothing wrong, and each figure that somebody changed', async () => {
  expect(await checkFigures(system(), issuerId)).toEqual([RIGHT()])
  await foldChanges(system())
  expect(await checkFigures(system(), issuerId)).toEqual([RIGHT()])
  await world.ctx().db.update(insightMonths).set({ sent: sql`sent + 1` }).where(eq(insightMonths.issuerId, issuerId))
  const [check] = await checkFigures(system(), issuerId)
  expect(check?.wrongMonths).toBeGreaterThan(0)
  await expect(operateInsights(system(), 'check-insights', { issuerId, isJson: false })).rejects.toThrow('wrong months')
})

test('rebuild-insights counts again, and keeps checks and openings of links', async () => {
  await foldChanges(system())
  const { db } = world.ctx()
  const link = { issuerId, templateId: 'insight-one', way: 'link', day: '2026-03-07' } as const
  await db.insert(insightChanges).values({ ...link, opened: 3, checked: 2 })
  await foldChanges(system())
  const counted = await readKept(world.ctx(), issuerId)
  await db.update(insightDays).set({ sent: sql`sent + 5`, collected: 0 }).where(eq(insightDays.issuerId, issuerId))
  await operateInsights(system(), 'rebuild-insights', { issuerId, isJson: false })
  expect(await readKept(world.ctx(), issuerId)).toEqual(counted)
})

test.each(['America/St_Johns', 'Pacific/Apia'])('after a change to %s days are those of the new zone', async (zone) => {
  await foldChanges(system())
  await inTransaction(world.ctx(), async (ctx) => {
    await ctx.db.update(issuers).set({ timeZone: zone }).where(eq(issuers.id, issuerId))
    await timeZoneChanged.run(ctx, { issuerId })
  })
  const stillCounting = async () => {
    await world.runJobs()
    return world.ctx().db.$count(insightStates)
  }
  await expect.poll(stillCounting, { timeout: 20_000 }).toBe(0)
  expect(await readKept(world.ctx(), issuerId)).toEqual(await countSlowly(world.ctx(), issuerId, zone))
  expect(await checkFigures(system(), issuerId)).toEqual([RIGHT()])
})

test('claims of before the figures were kept are counted once, whenever it was interrupted', async () => {
  const { db } = world.ctx()
  const isOurs = eq(claims.issuerId, issuerId)
  const before = await countSlowly(world.ctx(), issuerId, 'UTC')
  const made = new Set((await db.select().from(claims).where(isOurs)).map(({ sendId }) => sendId))
  for (const id of made) await db.insert(sends).values(sendOf(id)).onConflictDoNothing()
  // As a database of the version before: nothing says when it was handed over, and nothing is counted.
  await db.update(claims).set({ mailedAt: sql`coalesce(mailed_at, sent_at)` }).where(isOurs)
  await db.update(claims).set({ sentAt: null }).where(isOurs)
  await eraseFigures(system(), issuerId)
  await db.delete(insightStart)
  await db.insert(insightStart).values({ day: '2026-12-01', after: '' })
  await fillEarlier(system())
  await fillEarlier(system())
  const after = await countSlowly(world.ctx(), issuerId, 'UTC')
  expect(await readPersons()).toEqual(onlyPersons(after))
  expect(sentIn(after)).toBe(sentIn(before))
})

const sendOf = (id: string) => ({
  id,
  issuerId,
  templateId: 'insight-one',
  mails: 1,
  folderId: '',
  createdAt: world.now(),
  total: 1,
  message: '',
})
// Badges by open links are counted by the migration, which has run.
const onlyPersons = (figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).filter(([place]) => !place.includes(' link ')))
const readPersons = async () => onlyPersons(await readKept(world.ctx(), issuerId))
const sentIn = (figures: Record<string, number>) =>
  Object.entries(figures).reduce((sum, [place, count]) => sum + (/^days {2}person .* sent$/.test(place) ? count : 0), 0)

test('a deleted community leaves no figure', async () => {
  await foldChanges(system())
  await live(world.ctx(), issuerId, HISTORY.slice(0, 10))
  await eraseFigures(system(), issuerId)
  expect(await readKept(world.ctx(), issuerId)).toEqual({})
})

test('nothing is counted of a community that is deleted, such as what its holders still share', async () => {
  await eraseFigures(system(), issuerId)
  await world.ctx().db.update(issuers).set({ deletedAt: world.now() }).where(eq(issuers.id, issuerId))
  await live(world.ctx(), issuerId, HISTORY)
  expect(await readKept(world.ctx(), issuerId)).toEqual({})
})

testOnPostgres(
  'with four writers, folding and counting again at the same time, no figure is lost or counted twice',
  async () => {
    const parts = [7, 8, 9, 10].map((seed): Command[] => fc.sample(command, { numRuns: 40, seed }))
    let isWriting = true
    const folding = (async () => {
      while (isWriting) await foldChanges(system(), 5)
    })()
    const again = (async () => {
      while (isWriting)
        await operateInsights(system(), 'rebuild-insights', { issuerId, isJson: true }).catch(() => undefined)
    })()
    await Promise.all(parts.map((part) => live(world.ctx(), issuerId, part)))
    isWriting = false
    await Promise.all([folding, again])
    expect(await readKept(world.ctx(), issuerId)).toEqual(await countSlowly(world.ctx(), issuerId, 'UTC'))
  },
)
