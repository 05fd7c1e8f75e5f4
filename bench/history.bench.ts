import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { listSessions } from '#features/claims/contract.ts'
import { compactCounts } from '#features/claims/server/count-claims.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld } from '#testing/world.ts'
import { medianOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const FEW = 1000
const MANY = 1_000_000
const ROUNDS = 40
const GOAL_RATIO = 3
/** Between two rows of a history, as a busy send makes them. */
const APART_MS = 7

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const issuer = await startSending(world)
    const other = await startSending(world)
    const [few, many] = [await fill(issuer, FEW), await fill(other, MANY)]
    const db = world.ctx().db
    await compactCounts(world.ctx())
    await db.execute(sql`analyze claims`)
    const pages = {
      'first page': () => ({}),
      'page in the middle, by cursor': (of: Filled) => ({ after: of.middle }),
      'last page, backwards': (of: Filled) => ({ before: of.last }),
      'those who have the badge': () => ({ status: 'owner' as const }),
      'those whose mail came back': () => ({ status: 'bounced' as const }),
      'an address by its beginning': (of: Filled) => ({ search: `p${of.count - 3}@` }),
    }
    const rows = []
    for (const [figure, asked] of Object.entries(pages)) {
      const [value, peer] = [await median(many, asked(many)), await median(few, asked(few))]
      rows.push({ figure: `${figure}, median`, value, unit: 'ms', peer: { name: `${FEW} rows`, value: peer } })
      const ratio = { figure: '  against few rows', value: value / peer, unit: 'x', goal: { most: GOAL_RATIO } }
      rows.push(ratio)
    }
    console.log(`  a page of 100 of a history of ${MANY.toLocaleString('en')} rows, by the call that the studio makes`)
    printTable(rows)

    async function median({ token, templateId }: Filled, asked: object): Promise<number> {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const began = performance.now()
        const page = await world.call(listSessions, { templateId, pageSize: 100, ...asked }, { token })
        times.push(performance.now() - began)
        if (page.sessions.length === 0) throw new Error('A page of the history is empty')
      }
      return medianOf(times)
    }

    type Filled = { token: string; templateId: string; count: number; middle: string; last: string }

    /** One real claim, and copies of it by SQL; a tenth is collected, a hundredth bounced. */
    async function fill({ send, token, templateId }: typeof issuer, count: number): Promise<Filled> {
      await send('first@example.org')
      await world.ctx().db.execute(sql`
        insert into claims (id, send_id, issuer_id, template_id, email, did_limit, taken, end_date, delegation_n, language,
          created_at, delivery, mailed_at)
        select 'row' || template_id || n, send_id, issuer_id, template_id, 'p' || n || '@example.org', 1,
          case when n % 10 = 0 then 1 else 0 end, end_date, delegation_n, language,
          created_at - n * ${APART_MS}::int * interval '1 millisecond',
          case when n % 100 = 7 then 'bounced' else 'sent' end, created_at
        from claims, generate_series(1, ${count}::int) n where template_id = ${templateId} and email = 'first@example.org'`)
      const cursorAt = async (n: number) => {
        const [row] = await rowsOf<{ id: string; created_at: string }>(
          world.ctx().db,
          sql`select id, created_at from claims where id = 'row' || ${templateId} || ${n}`,
        )
        return row ? rowCursors.write({ id: row.id, createdAt: new Date(row.created_at) }) : ''
      }
      return {
        token,
        templateId,
        count,
        middle: await cursorAt(Math.floor(count / 2)),
        last: await cursorAt(count - 150),
      }
    }
  } finally {
    await world.close()
  }
}
