import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { isLiving, isOpen, stateOfLink, statusOfClaim, UNLIMITED } from '../rules.ts'
import { isLivingAt, isOpenAt, isWaiting, statusAt } from './claim-conditions.ts'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const EARLIER = new Date('2026-06-15T11:59:59.999Z')
const LATER = new Date('2026-06-15T12:00:00.001Z')
const TEMPLATE = 'every-state'

/** Taken and reserved places of links: some left, just full, and overfull as when a limit was lowered. */
const PLACES = [
  { didLimit: 1, taken: 0, reserved: 0 },
  { didLimit: 1, taken: 1, reserved: 0 },
  ...[0, 2, 3].flatMap((taken) => [0, 1, 2].map((reserved) => ({ didLimit: 3, taken, reserved }))),
  ...[0, 5].flatMap((taken) => [0, 5].map((reserved) => ({ didLimit: UNLIMITED, taken, reserved }))),
]

let world: World
let rows: Claim[]

beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  const every = PLACES.flatMap((places) =>
    [null, EARLIER].flatMap((revokedAt) =>
      [null, EARLIER].flatMap((suspendedAt) =>
        [null, EARLIER, NOW, LATER].flatMap((startDate) =>
          [EARLIER, NOW, LATER].map((endDate) => ({ ...places, revokedAt, suspendedAt, startDate, endDate })),
        ),
      ),
    ),
  )
  rows = await world.database.db
    .insert(claims)
    .values(every.map((claim, at) => ({ ...REST, ...claim, id: `state-${at}` })))
    .returning()
})
afterAll(() => world.close())

const REST = {
  sendId: 'send',
  issuerId: 'issuer',
  templateId: TEMPLATE,
  delegationN: 1,
  delivery: 'link' as const,
  language: 'en' as const,
  createdAt: EARLIER,
}

async function fulfilling(condition: SQL): Promise<string[]> {
  const isMeant = eq(claims.templateId, TEMPLATE)
  const found = await world.database.db.select({ id: claims.id }).from(claims).where(sql`${isMeant} and (${condition})`)
  return found.map(({ id }) => id).sort()
}

const ofRows = (is: (row: Claim) => boolean) =>
  rows
    .filter(is)
    .map(({ id }) => id)
    .sort()

const stateOf = (row: Claim) => stateOfLink(row, { n: row.linkN, now: NOW, isDelegated: true })

test('a claim is open in the database whenever its rule says so, and only then', async () => {
  const open = ofRows((row) => isOpen(row, NOW))
  expect(await fulfilling(isOpenAt(NOW))).toEqual(open)
  expect(open.length).toBeGreaterThan(10)
  expect(open.length).toBeLessThan(rows.length / 2)
})

test('a claim is living in the database whenever its rule says so, and only then', async () => {
  const living = ofRows((row) => isLiving(stateOf(row)))
  expect(await fulfilling(isLivingAt(NOW))).toEqual(living)
  expect(living.length).toBeGreaterThan(ofRows((row) => isOpen(row, NOW)).length)
})

test('the conditions read an alias the same', async () => {
  const c = alias(claims, 'c')
  const count = async (condition: SQL) => (await world.database.db.select({ id: c.id }).from(c).where(condition)).length
  expect(await count(isOpenAt(NOW, c))).toBe(ofRows((row) => isOpen(row, NOW)).length)
  expect(await count(isLivingAt(NOW, c))).toBe(ofRows((row) => isLiving(stateOf(row))).length)
  expect(await count(isWaiting(c))).toBe((await fulfilling(isWaiting())).length)
})

test('the history finds rows by the status that their rule gives them', async () => {
  const status = statusAt(NOW)
  const byRule = (wanted: string) => ofRows((row) => statusOfClaim(row, NOW) === wanted)
  for (const each of ['owner', 'expired', 'suspended', 'revoked'] as const)
    expect(await fulfilling(status[each]), each).toEqual(byRule(each))
  expect(await fulfilling(sql`(${status.pending}) or (${status.link})`)).toEqual(byRule('pending'))
  expect(await fulfilling(status.pending)).toEqual(
    ofRows((row) => row.didLimit === 1 && statusOfClaim(row, NOW) === 'pending'),
  )
})

test('the stored counts count rows in the state that their status is about', async () => {
  const state = sql`claim_state(${claims.revokedAt}, ${claims.suspendedAt}, ${claims.didLimit}, ${claims.taken})`
  const status = statusAt(NOW)
  for (const each of ['owner', 'suspended', 'revoked'] as const)
    expect(await fulfilling(sql`${state} = ${each}`), each).toEqual(await fulfilling(status[each]))
  expect(await fulfilling(sql`${state} in ('open', 'link')`)).toEqual(await fulfilling(isWaiting()))
})
