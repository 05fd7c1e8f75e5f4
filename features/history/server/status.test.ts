import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { isOpenLink, statusOfClaim, UNLIMITED } from '#features/claims/rules.ts'
import { countClaims } from '#features/claims/server/count-claims.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { getTemplate } from '#features/templates/contract.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const DAY = 86_400_000
const at = (days: number) => new Date(world.now().getTime() + days * DAY)
type Status = 'owner' | 'pending' | 'link' | 'expired' | 'suspended' | 'revoked'
/** Every kind of row, with its one filter chip in the history. */
const cases = (): [string, Partial<Claim>, Status][] => [
  ['to be collected', { didLimit: 1 }, 'pending'],
  ['to be collected from a later day', { didLimit: 1, startDate: at(1), endDate: at(2) }, 'pending'],
  ['collected', { didLimit: 1, taken: 1 }, 'owner'],
  ['collected before its end', { didLimit: 1, taken: 1, endDate: at(-1) }, 'owner'],
  ['never collected', { didLimit: 1, endDate: at(-1) }, 'expired'],
  ['at its very end', { didLimit: 1, endDate: at(0) }, 'expired'],
  ['suspended', { didLimit: 1, taken: 1, suspendedAt: at(0) }, 'suspended'],
  ['revoked', { didLimit: 1, revokedAt: at(0) }, 'revoked'],
  ['revoked while suspended', { didLimit: 1, taken: 1, suspendedAt: at(0), revokedAt: at(0) }, 'revoked'],
  ['an open link', { didLimit: 5, taken: 1 }, 'link'],
  ['a full link', { didLimit: 5, taken: 3, reserved: 2 }, 'link'],
  ['an ended link', { didLimit: 5, taken: 5, endDate: at(-1) }, 'expired'],
  ['a link without a limit', { didLimit: UNLIMITED, taken: 9 }, 'link'],
  ['a link without a limit that has ended', { didLimit: UNLIMITED, taken: 9, endDate: at(-1) }, 'expired'],
  ['a link without a limit at its very end', { didLimit: UNLIMITED, endDate: at(0) }, 'expired'],
  ['a suspended link', { didLimit: 5, taken: 1, suspendedAt: at(0) }, 'suspended'],
]

test('gives a row the same status in the rule, the list, its filters and the counts', async () => {
  const { db } = world.ctx()
  const table = cases()
  await issuer.ask({ didLimit: 1 })
  const [like] = await db.select().from(claims).where(eq(claims.templateId, issuer.templateId))
  if (!like) throw new Error('No row was written')
  await db.delete(claims).where(eq(claims.id, like.id))
  await db
    .insert(claims)
    .values(table.map(([name, row]) => ({ ...like, endDate: at(30), ...row, id: name, note: name })))
  const ask = (status: Status | 'all') =>
    world.call(listSessions, { templateId: issuer.templateId, status, pageSize: 100 }, { token: issuer.token })
  const all = await ask('all')
  for (const [name, , status] of table) {
    const row = all.sessions.find(({ note }) => note === name)
    const shown = row && isOpenLink(row) && row.status === 'pending' ? 'link' : row?.status
    expect([name, shown]).toEqual([name, status])
  }
  const rows = await db.select().from(claims).where(eq(claims.templateId, issuer.templateId))
  for (const row of rows)
    expect(all.sessions.find(({ note }) => note === row.note)?.status).toBe(statusOfClaim(row, world.now()))
  const kept = await countClaims(world.ctx(), issuer.templateId)
  for (const status of ['owner', 'pending', 'link', 'expired', 'suspended', 'revoked'] as const) {
    const names = table.flatMap(([name, , wanted]) => (wanted === status ? name : []))
    const found = (await ask(status)).sessions.map(({ note }) => note)
    expect(found.sort(), status).toEqual(names.sort())
    expect([status, kept[status], all.counts[status]]).toEqual([status, names.length, names.length])
  }
  const { counts } = await world.call(getTemplate, { templateId: issuer.templateId }, { token: issuer.token })
  expect(counts.waiting).toBe(kept.pending)
})
