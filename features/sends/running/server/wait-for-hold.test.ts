import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/rows-of.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { sends } from '../../server/tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeEach(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterEach(() => world.close())

/** When the waiting jobs of a name begin. */
const beginnings = async (name: string) =>
  (
    await rowsOf<{ at: string }>(
      world.services.db,
      sql`select start_after::text as at from pgboss.job where name = ${name} and state = 'created'`,
    )
  ).map(({ at }) => Date.parse(at))

test.each(['mail-claims', 'show-waiting'])(
  'a %s that comes while its send is held comes again when it is not',
  async (job) => {
    const { sendId } = await issuer.ask({ emails: ['lea@example.org'], isUndoable: true })
    await world.services.db.execute(sql`delete from pgboss.job where name = ${job}`)
    await world.services.jobs.send(world.ctx(), job, { sendId })
    await world.runJobs()
    const [send] = await world.ctx().db.select().from(sends).where(eq(sends.id, sendId))
    const again = await beginnings(job)
    expect(again).toHaveLength(1)
    expect(again[0]).toBeGreaterThanOrEqual(send?.holdUntil?.getTime() ?? Number.POSITIVE_INFINITY)
  },
)
