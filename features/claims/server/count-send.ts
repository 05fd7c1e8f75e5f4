import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { foldChanges, foldMany, type Kept } from '#platform/fold-changes.ts'
import { sendCounts } from './send-tables.ts'

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

const KEPT: Kept = { table: 'send_counts', subject: 'send_id', apart: ['delivery'] }

/** Folds the changes of sends that changed lately; of one whose mails are out they were folded then. */
export function foldSendCounts(ctx: Context): Promise<void> {
  return foldMany(ctx, KEPT)
}

/** Folds the changes of one send. */
export function foldSend(ctx: Context, sendId: string): Promise<void> {
  return foldChanges(ctx, KEPT, sendId)
}
