import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { sendCounts } from './send-tables.ts'

/** Rows of a send beyond which its changes are folded. */
const FOLD_FROM = 200
/** So many of the newest changes are looked through. */
const LATELY = 20_000

/** How many claims a send has and where their mails are, by the counts that are kept. */
export async function countSend(ctx: Context, sendId: string) {
  const rows = await ctx.db
    .select({ delivery: sendCounts.delivery, count: sql`sum(${sendCounts.delta})`.mapWith(Number) })
    .from(sendCounts)
    .where(eq(sendCounts.sendId, sendId))
    .groupBy(sendCounts.delivery)
  const of = (delivery: string) => rows.find((row) => row.delivery === delivery)?.count ?? 0
  return {
    made: rows.reduce((total, { count }) => total + count, 0),
    waiting: of('queued'),
    mailed: of('sent'),
    bounced: of('bounced'),
    unsubscribed: of('unsubscribed'),
  }
}

/** How many of a send's claims were made with a mail: while its rows are read it counts those of all that are to come. */
export async function mailsOf(ctx: Context, sendId: string): Promise<number> {
  const { made, unsubscribed } = await countSend(ctx, sendId)
  return made - unsubscribed
}

/**
 * Folds the changes of each send that has many into their sums, as `foldCounts` does for templates: of those that changed
 * lately, for one whose mails are out was folded then, and there may be millions.
 */
export async function foldSendCounts(ctx: Context): Promise<void> {
  const newest = ctx.db.select({ id: sql`max(${sendCounts.id})` }).from(sendCounts)
  const many = await ctx.db
    .select({ sendId: sendCounts.sendId })
    .from(sendCounts)
    .where(sql`${sendCounts.id} > (${newest}) - ${LATELY}`)
    .groupBy(sendCounts.sendId)
    .having(sql`count(*) > ${FOLD_FROM}`)
  for (const { sendId } of many) await foldSend(ctx, sendId)
}

/** Folds the changes of one send; two who fold at once fold different rows. */
export async function foldSend(ctx: Context, sendId: string): Promise<void> {
  await ctx.db.execute(sql`
    with taken as (select id from send_counts where send_id = ${sendId} for update skip locked),
    gone as (delete from send_counts using taken where send_counts.id = taken.id returning send_counts.*)
    insert into send_counts (send_id, delivery, delta)
    select send_id, delivery, sum(delta) from gone group by 1, 2 having sum(delta) <> 0`)
}
