import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sends } from './send-tables.ts'
import { claims } from './tables.ts'

/**
 * Notes, once, that the last mail of a send is out, and tells its issuer's bell how many went, of one that somebody follows,
 * and how many came back. Nothing while rows are read, held or wait. The update is the lock.
 */
export function finishSend(ctx: Context, sendId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const waits = sql`exists (select 1 from ${claims} where ${claims.sendId} = ${sends.id}
      and ${claims.delivery} in ('queued', 'sending'))`
    const [send] = await ctx.db
      .update(sends)
      .set({ finishedAt: now })
      .where(
        and(
          eq(sends.id, sendId),
          isNull(sends.finishedAt),
          eq(sends.status, 'sent'),
          gt(sends.mails, 0),
          or(isNull(sends.holdUntil), lte(sends.holdUntil, now)),
          sql`not ${waits}`,
        ),
      )
      .returning()
    if (!send) return
    const count = (delivery: string) =>
      sql<number>`count(*) filter (where ${claims.delivery} = ${delivery})`.mapWith(Number)
    const [counts] = await ctx.db
      .select({ mailed: count('sent'), bounced: count('bounced') })
      .from(claims)
      .where(eq(claims.sendId, sendId))
    const { issuerId, templateId } = send
    const tell = (action: string, count: number) =>
      recordEvent(ctx, { action, issuerId, subjectId: sendId, detail: { templateId, count } })
    if (counts?.mailed && send.total > 0) await tell('notice.sendFinished', counts.mailed)
    if (counts?.bounced) await tell('notice.mailsBounced', counts.bounced)
  })
}

/** Has a mailer look at the sends of rows that wait for no mail any more, in the caller's transaction: theirs may have been the last. */
export async function endMailsOf(ctx: Context, rows: { sendId: string }[]): Promise<void> {
  for (const sendId of new Set(rows.map((row) => row.sendId))) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
}

/** Tells the bell of mails of some rows that came back after their send was finished: they were sent once more. */
export async function tellBounced(ctx: Context, claimIds: string[]): Promise<void> {
  const rows = await ctx.db
    .select({ sendId: sends.id, issuerId: sends.issuerId, templateId: claims.templateId })
    .from(claims)
    .innerJoin(sends, and(eq(sends.id, claims.sendId), isNotNull(sends.finishedAt)))
    .where(and(inArray(claims.id, claimIds), eq(claims.delivery, 'bounced')))
  const [first] = rows
  if (!first) return
  const { issuerId, sendId, templateId } = first
  const detail = { templateId, count: rows.length }
  await recordEvent(ctx, { action: 'notice.mailsBounced', issuerId, subjectId: sendId, detail })
}
