import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { ORDERS, type Order } from '../rules.ts'
import { tendRanges } from './job-tend-ranges.ts'
import { isDescending, SORTED, sortedBy } from './member-order.ts'
import { members } from './tables.ts'
import { fillCommunity } from './testing-members.ts'

const FEW = 130
const MANY = 12_000
let world: World
let few: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  few = await signUpIssuer(world, 'Cordée Lyon')
  await fillCommunity(world.ctx(), few.issuerId, FEW)
})
afterAll(() => world.close())

type Asked = CallInput<typeof contract.listMembers>
const list = (asked: Asked, { token } = few) => world.call(contract.listMembers, asked, { token })
const didsOf = (rows: { did: string }[]) => rows.map(({ did }) => did)

/** The DIDs of a list, sorted by the database in one statement. */
async function expected({ issuerId }: { issuerId: string }, order: Order, status = 'all'): Promise<string[]> {
  const direction = sql.raw(isDescending(order) ? 'desc' : 'asc')
  const rows = await rowsOf<{ did: string }>(
    world.ctx().db,
    sql`select h.did from ${members} join holders h on h.id = ${members.holderId}
    where ${members.issuerId} = ${issuerId} and (case ${status}::text
      when 'left' then ended_at is not null
      when 'suspended' then ended_at is null and suspended_at is not null
      when 'member' then ended_at is null and suspended_at is null
      else ended_at is null end)
    order by ${SORTED[sortedBy(order)].column} ${direction}, ${members.holderId} ${direction}`,
  )
  return didsOf(rows)
}

test.each(ORDERS)('shows the same people by pages, cursors both ways and the export: %s', async (order) => {
  for (const status of ['all', 'member', 'suspended', 'left'] as const) {
    const all = await expected(few, order, status)
    const { pagination } = await list({ order, status, pageSize: 50 })
    expect(pagination).toEqual({ totalCount: all.length, totalPages: Math.ceil(all.length / 50) })
    const byPage = []
    for (let pageNumber = 1; pageNumber <= pagination.totalPages; pageNumber++)
      byPage.push(...didsOf((await list({ order, status, pageSize: 50, pageNumber })).members))
    expect(byPage).toEqual(all)
    const forwards = []
    let after = ''
    let last = ''
    do {
      const page = await list({ order, status, pageSize: 41, after })
      forwards.push(...didsOf(page.members))
      after = page.last
      if (page.first) last = page.first
    } while (after)
    expect(forwards).toEqual(all)
    const backwards = all.slice(-(all.length % 41 || 41))
    for (let before = last; before; ) {
      const page = await list({ order, status, pageSize: 41, before })
      backwards.unshift(...didsOf(page.members))
      before = page.first
    }
    expect(backwards).toEqual(all)
    const exported = await world.call(contract.exportMembers, { order, status }, { token: few.token })
    expect(didsOf(exported.members)).toEqual(all)
    expect(exported.last).toBe('')
  }
})

test('finds names by any part of them, each sign as it is, and shows an empty page beyond the end', async () => {
  const find = async (search: string) => (await list({ search, pageSize: 50 })).members.map(({ pseudo }) => pseudo)
  for (const [search, part] of [
    ['ZOE', 'Zoé'],
    ['zoé', 'Zoé'],
    ['ukas', 'Łukasz'],
    ['100%', '100%'],
    ['a_b', 'A_B'],
    ['🧗', 'Nobu 🧗'],
    ['مري', 'مريم'],
    ['jean-m', 'Jean-Marc'],
  ] as const) {
    const found = await find(search)
    expect(found.length, search).toBeGreaterThan(3)
    for (const pseudo of found) expect(pseudo).toContain(part)
  }
  for (const search of ['%', '_']) for (const pseudo of await find(search)) expect(pseudo).toContain(search)
  expect(await find('\\')).toEqual([])
  expect(await find('nobody')).toEqual([])
  const beyond = await list({ pageNumber: 100_000 })
  expect(beyond).toMatchObject({ members: [], first: '', last: '', counts: { left: 3 } })
  expect(beyond.pagination.totalCount).toBe(FEW - 3)
})

test('refuses a cursor of another order, chip or search, and none at all', async () => {
  const { last } = await list({ order: 'points' })
  for (const asked of [
    { order: '-points', after: last },
    { order: 'points', status: 'member', before: last },
    { order: 'points', search: 'zoe', after: last },
    { after: 'x' },
    { order: 'points', after: Buffer.from('["abc",1,2]').toString('base64url') },
  ] as Asked[])
    await expect(list(asked)).rejects.toMatchObject({ key: 'cursorInvalid', status: 400, code: 4000 })
  const wrong = world.call(contract.exportMembers, { order: 'newest', after: last }, { token: few.token })
  await expect(wrong).rejects.toMatchObject({ key: 'cursorInvalid' })
})

test('says where a member is in the list, and refuses people of other communities', async () => {
  const all = await expected(few, '-points')
  for (const at of [0, 57, all.length - 1]) {
    const asked = { did: all[at] ?? '', order: '-points' } as const
    const panel = await world.call(contract.getMember, asked, { token: few.token })
    expect(panel).toMatchObject({ position: at + 1, previousDid: all[at - 1] ?? '', nextDid: all[at + 1] ?? '' })
  }
  const did = all[3] ?? ''
  const elsewhere = await world.call(contract.getMember, { did, status: 'left' }, { token: few.token })
  expect(elsewhere).toMatchObject({ member: { did, status: 'member' }, position: 0, previousDid: '', nextDid: '' })
  const other = await signUpIssuer(world, 'Other club')
  await expect(world.call(contract.getMember, { did }, { token: other.token })).rejects.toMatchObject({
    key: 'notFound',
  })
  expect((await list({}, other)).counts).toEqual({ all: 0, member: 0, suspended: 0, left: 0, pending: 0, unnamed: 0 })
})

/** A big community whose pages are found by ranges. */
let many: Awaited<ReturnType<typeof signUpIssuer>>

testOnPostgres('finds any page of a big community by its ranges', async () => {
  many = await signUpIssuer(world, 'Federation')
  await fillCommunity(world.ctx(), many.issuerId, MANY)
  await tendRanges(world.ctx())
  await rangesAreRight()
  await pagesAreRight()
})

testOnPostgres('finds them after changes too, which the ranges follow', async () => {
  const { db } = world.ctx()
  await db.execute(sql`update members set points = points + 5000, badge_count = 99 where issuer_id = ${many.issuerId}
  and badge_count < 4`)
  await db.execute(sql`update members set ended_at = now() where issuer_id = ${many.issuerId} and points % 7 = 3`)
  await db.execute(sql`update members set suspended_at = now() where issuer_id = ${many.issuerId} and points % 7 = 4`)
  await db.execute(sql`update members set sort_name = 'zz' || sort_name where issuer_id = ${many.issuerId}
  and points % 7 = 5`)
  await db.execute(sql`delete from members where issuer_id = ${many.issuerId} and points % 7 = 6`)
  await fillCommunity(world.ctx(), many.issuerId, 3000, MANY)
  await rangesAreRight()
  await pagesAreRight()
  await tendRanges(world.ctx())
  await rangesAreRight()
  await pagesAreRight()
  const [row] = await rowsOf<{ most: number }>(db, sql`select max(members)::int as most from member_ranges`)
  expect(row?.most).toBeLessThanOrEqual(2000)
})

/** The ranges of each order count every current member once. */
async function rangesAreRight() {
  const rows = await rowsOf(
    world.ctx().db,
    sql`select sorted_by, sum(members)::int as members, sum(suspended)::int as suspended from member_ranges
  where issuer_id = ${many.issuerId} group by 1`,
  )
  const { counts } = await list({}, many)
  for (const row of rows) expect(row).toMatchObject({ members: counts.all, suspended: counts.suspended })
  expect(rows).toHaveLength(4)
}

async function pagesAreRight() {
  for (const order of ORDERS) {
    for (const status of ['all', 'member'] as const) {
      const all = await expected(many, order, status)
      const pages = Math.ceil(all.length / 50)
      for (const pageNumber of [1, 2, 3, Math.ceil(pages / 3), pages - 1, pages]) {
        const page = await list({ order, status, pageNumber, pageSize: 50 }, many)
        expect(didsOf(page.members)).toEqual(all.slice((pageNumber - 1) * 50, pageNumber * 50))
      }
      const at = Math.floor(all.length / 2)
      const did = all[at] ?? ''
      const { position } = await world.call(contract.getMember, { did, order, status }, { token: many.token })
      expect(position).toBe(at + 1)
    }
  }
}

testOnPostgres('finds rare and frequent names of a big community, in each order', async () => {
  const many = await signUpIssuer(world, 'Alliance')
  await fillCommunity(world.ctx(), many.issuerId, MANY)
  const rows = await rowsOf<{ did: string; name: string; sortName: string }>(
    world.ctx().db,
    sql`
    select h.did, m.name, m.sort_name as "sortName" from members m join holders h on h.id = m.holder_id
    where m.issuer_id = ${many.issuerId} and ended_at is null order by sort_name, holder_id`,
  )
  for (const search of ['marie 1', 'abc', 'e', '🧗 a', '% 0', '00', 'é', 'zzz', 'ukasz 12']) {
    const folded = search === 'é' ? 'e' : search
    const all = rows.filter(({ sortName }) => sortName.includes(folded))
    const page = await list({ search, order: 'pseudo', pageSize: 50 }, many)
    expect(didsOf(page.members), search).toEqual(didsOf(all.slice(0, 50)))
    expect(page.pagination.totalCount, search).toBe(Math.min(all.length, 1000))
    const second = await list({ search, order: 'pseudo', pageSize: 50, after: page.last }, many)
    if (page.last) expect(didsOf(second.members), search).toEqual(didsOf(all.slice(50, 100)))
  }
})
