import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { systemContext } from '#apps/server/http/context.ts'
import { eraseOldClaims } from '#features/claims/server/erase-old-claims.ts'
import { mailMessages } from '#features/conversations/server/job-mail-messages.ts'
import { eraseOldGifts } from '#features/giving/server/erase-old-gifts.ts'
import { mailNews } from '#features/history/server/job-mail-news.ts'
import { compactMembers } from '#features/members/server/count-statuses.ts'
import { retryDueBadges } from '#features/quests/rewards/server/give-due-badges.ts'
import { sweepMails } from '#features/sends/mail/server/sweep-mails.ts'
import type { SystemContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from '#testing/world.ts'

const MINUTE_MS = 60_000
/** The longest pause before an e-mail is tried again. */
const PAUSE_MS = 31 * MINUTE_MS
const PATIENCE_MS = 60_000
/** A handler that has done nothing for so long has lost its connection: the queue gives its job to the next worker. */
const LOST_MS = 3000

/** Moves the clock, and that of the queue, whose times are the database's. */
export async function skip(world: World, ms: number): Promise<void> {
  world.advance(ms)
  await world.ctx().db.execute(sql`
    update pgboss.job set start_after = start_after - ${ms / 1000} * interval '1 second'
    where state in ('created', 'retry')`)
}

/**
 * Runs jobs and sweeps, and moves the clock over their pauses, until nothing is due or waits to be tried again. A server
 * sweeps again and again: what one sweep or job leaves to the next, or a lost connection ended, is no fault.
 */
export async function settle(world: World): Promise<void> {
  let quiet = 0
  for (let turn = 0; turn < 10 && quiet < 2; turn++) {
    const isSwept = await sweep(world)
    await runJobs(world)
    const isDue = await isWaiting(world)
    quiet = isSwept && !isDue ? quiet + 1 : 0
    if (isDue) await skip(world, PAUSE_MS)
  }
}

/** What a server does at intervals; returns whether all of it was done. */
async function sweep(world: World): Promise<boolean> {
  let isDone = true
  const sweeps: Record<string, (ctx: SystemContext) => Promise<unknown>> = {
    sweepMails,
    mailNews,
    mailMessages,
    compactMembers,
    retryDueBadges,
    eraseOldClaims,
    eraseOldGifts,
  }
  for (const [name, run] of Object.entries(sweeps)) {
    const ctx = systemContext(world.services, name)
    await run(ctx).catch((error: unknown) => {
      isDone = false
      ctx.log.error({ err: error }, name)
    })
  }
  return isDone
}

async function runJobs(world: World): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  let seen = ''
  let since = Date.now()
  while (Date.now() < end) {
    const rows = await rowsOf<{ name: string; state: string; tries: number }>(
      world.ctx().db,
      sql`select name, state::text, retry_count as tries from pgboss.job
        where state < 'completed' and start_after <= now() order by name, id`,
    )
    if (rows.length === 0) return
    const now = JSON.stringify(rows)
    if (now !== seen) since = Date.now()
    seen = now
    if (Date.now() - since > LOST_MS) {
      await world
        .ctx()
        .db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
      since = Date.now()
    }
    await wait(15)
  }
}

async function isWaiting(world: World): Promise<boolean> {
  const [row] = await rowsOf<{ n: number }>(
    world.ctx().db,
    // What is paused waits for the admin.
    sql`select (select count(*) from claims c join sends s on s.id = c.send_id
        where c.delivery in ('queued', 'sending') and s.paused_at is null)
      + (select count(*) from pgboss.job where state = 'retry') as n`,
  )
  return Number(row?.n) > 0
}
