import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { exportMembers } from '../contract.ts'
import { EXPORT_PART, type Order } from '../rules.ts'
import { fillCommunity } from './testing-members.ts'

const BEFORE = 11_000
const MEANWHILE = 500
const SORTED: Order[] = ['newest', 'pseudo']

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

testOnPostgres('exports everybody once while people join and others leave, a part at a time', async () => {
  const { issuerId, token } = await signUpIssuer(world, 'Federation')
  await fillCommunity(world.ctx(), issuerId, BEFORE)
  for (const [round, order] of SORTED.entries()) {
    const before = await current(issuerId)
    const exported: string[] = []
    for (let after = '', part = 0; ; part++) {
      const { members, last } = await world.call(exportMembers, { order, after }, { token })
      expect(members.length).toBeLessThanOrEqual(EXPORT_PART)
      exported.push(...members.map(({ did }) => did))
      if (last === '') break
      after = last
      await fillCommunity(world.ctx(), issuerId, MEANWHILE, BEFORE + 10 * MEANWHILE * round + MEANWHILE * part)
      await leave(issuerId, exported.slice(-3))
    }
    expect(new Set(exported).size).toBe(exported.length)
    expect(new Set(exported).isSupersetOf(before)).toBe(true)
  }
})

/** The DIDs of a community's members now. */
async function current(issuerId: string): Promise<Set<string>> {
  const rows = await rowsOf<{ did: string }>(
    world.ctx().db,
    sql`select h.did from members m join holders h on h.id = m.holder_id
    where m.issuer_id = ${issuerId} and m.ended_at is null`,
  )
  return new Set(rows.map(({ did }) => did))
}

/** Some members leave, who were exported already. */
async function leave(issuerId: string, dids: string[]): Promise<void> {
  await world.ctx().db.execute(sql`
    update members set ended_at = now() where issuer_id = ${issuerId}
      and holder_id in (select id from holders where did = any(${sql.param(dids)}::text[]))`)
}
