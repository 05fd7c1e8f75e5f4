import { eq, sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { markGifts } from '#features/giving/review/server/mark-gifts.ts'
import { gifts } from '#features/giving/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld } from '#testing/world.ts'
import { medianOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

/** A shorter run: GIFTS=50000. */
const GIFTS = Number(process.env.GIFTS ?? 1_000_000)
/** Rings of two to five who went around three times, so many of each size. */
const RINGS = 500
const ROUNDS = 3
/** What one person gives in 90 days at the usual weekly number. */
const EACH = 60
const FRIENDS = 20
const CLAIMS = 50
/** Goals: the whole community in a minute, and what one claim adds. */
const [ALL_SECONDS, CLAIM_MS] = [60, 250]

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const { issuerId } = await signUpIssuer(world, 'Cordée Lyon')
    const ctx = world.ctx({ kind: 'system', job: 'bench' })
    const { db } = ctx
    const columns = sql`gifts (id, issuer_id, template_id, giver_id, recipient_id, sentence, account, signed_for,
      signed_until, signature, press, state, created_at, claimed_at)`
    const rest = sql`'', '', '', 0, '', gen_random_uuid()::text, 'claimed', at, at`
    // Everybody gives to twenty friends three times each, in one big circle: all edges count, and few are in a ring.
    const people = Math.ceil(GIFTS / EACH)
    await db.execute(sql`
      insert into ${columns}
      select gen_random_uuid()::text, ${issuerId}, 't', 'p' || (n / ${EACH}), 'p' || ((n / ${EACH} + 7 + n % ${FRIENDS}) % ${people}::int), ${rest}
      from generate_series(0, ${GIFTS - 1}) n
      cross join lateral (select ${world.now().toISOString()}::timestamptz - (n % 80) * interval '1 day' as at) days`)
    await db.execute(sql`
      insert into ${columns}
      select gen_random_uuid()::text, ${issuerId}, 't', 'r' || size || '-' || ring || '-' || turn,
        'r' || size || '-' || ring || '-' || ((turn + 1) % size), ${rest}
      from generate_series(2, 5) size, generate_series(1, ${RINGS}) ring, generate_series(1, ${ROUNDS}) round
      cross join lateral generate_series(0, size - 1) turn
      cross join lateral (select ${world.now().toISOString()}::timestamptz - round * interval '9 days' as at) days`)
    await db.execute(sql`vacuum analyze gifts`)
    const some = await db.select({ id: gifts.id }).from(gifts).where(sql`giver_id like 'p%'`).limit(CLAIMS)
    const times: number[] = []
    for (const { id: giftId } of some) times.push(1000 * (await secondsOf(() => markGifts(ctx, { issuerId, giftId }))))
    const seconds = await secondsOf(() => markGifts(ctx, { issuerId }))
    const marked = await db.$count(gifts, sql`giver_id like 'r%' and mark <> ''`)
    const expected = [2, 3, 4, 5].reduce((sum, size) => sum + size * RINGS * ROUNDS, 0)
    if (marked !== expected) throw new Error(`${marked} of ${expected} gifts in rings were marked`)
    const others = await db.$count(gifts, sql`giver_id like 'p%' and mark <> ''`)
    if (others > 0) throw new Error(`${others} gifts outside of rings were marked`)
    const all = await db.$count(gifts, eq(gifts.issuerId, issuerId))
    console.log(`  ${all.toLocaleString('en')} gifts of 90 days in one community, ${4 * RINGS} rings`)
    printTable([
      { figure: 'search of the whole community', value: seconds, unit: 's', goal: { most: ALL_SECONDS } },
      { figure: 'search around one claim, median', value: medianOf(times), unit: 'ms', goal: { most: CLAIM_MS } },
    ])
  } finally {
    await world.close()
  }
}
