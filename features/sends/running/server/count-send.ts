import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { compactChanges, compactMany, type Kept } from '#platform/database/compact-changes.ts'
import { sendCounts } from '../../server/tables.ts'

/** Counts a send's claims by the state of their e-mails, from the stored counts. */
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

/**
 * The number of a send's claims made with an e-mail; while its rows are being read, `sends.mails` counts those of all
 * rows instead.
 */
export async function mailsOf(ctx: Context, sendId: string): Promise<number> {
  const { made, unsubscribed } = await countSend(ctx, sendId)
  return made - unsubscribed
}

const KEPT: Kept = { table: sendCounts, subject: 'send_id', apart: ['delivery'] }

/** Compacts the counts of recently changed sends; those of a finished send were compacted when it finished. */
export function compactSendCounts(ctx: Context): Promise<void> {
  return compactMany(ctx, KEPT)
}

/** Compacts the counts of one send. */
export function compactSend(ctx: Context, sendId: string): Promise<void> {
  return compactChanges(ctx, KEPT, sendId)
}
