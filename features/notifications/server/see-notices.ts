import { sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { readerOf } from './list-notices.ts'
import { bellMarks } from './tables.ts'

/** Remembers how far the caller has seen the notifications; of several tabs the furthest counts. */
export function seeNotices(ctx: TeamContext, { to }: Input<typeof contract.seeNotices>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const moved = await ctx.db
      .insert(bellMarks)
      .values({ issuerId, reader: readerOf(ctx), seenTo: to })
      .onConflictDoUpdate({
        target: [bellMarks.issuerId, bellMarks.reader],
        set: { seenTo: to },
        setWhere: sql`${bellMarks.seenTo} < ${to}`,
      })
      .returning({ seenTo: bellMarks.seenTo })
    if (moved.length > 0) await recordEvent(ctx, { action: 'bell.seen', subjectId: issuerId })
    return {}
  })
}
