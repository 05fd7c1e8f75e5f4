import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { announceEvents, recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sends } from '../../server/tables.ts'
import { compactSend, countSend } from './count-send.ts'

/** Sends finished in one sweep, so that it is short; the next one takes the rest. */
const AT_ONCE = 100

// Spelled like the index's condition, which a bound value would not match.
const isUnfinished = sql`${sends.finishedAt} is null and ${sends.mails} > 0`

/**
 * Records once per send or retry that its last e-mail has left, and notifies its issuer of the numbers sent (of a send
 * shown in the panel) and bounced. Does nothing while rows are read, held back or waiting.
 */
export function finishSend(ctx: Context, sendId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // A retry either commits its queued rows before this lock, or waits for it.
    await ctx.db.select({ id: sends.id }).from(sends).where(eq(sends.id, sendId)).for('update')
    await compactSend(ctx, sendId)
    const now = ctx.now()
    const [send] = await ctx.db
      .update(sends)
      .set({ finishedAt: now })
      .where(and(eq(sends.id, sendId), hasEnded(now)))
      .returning()
    if (!send) return
    const { issuerId, templateId, retriedAt } = send
    const { bounced, ...counts } = await countSend(ctx, sendId)
    const mailed = retriedAt ? await mailedSince(ctx, sendId, retriedAt) : counts.mailed
    const notify = (action: string, count: number) =>
      recordEvent(ctx, { action, issuerId, subjectId: sendId, detail: { templateId, count } })
    const finished = { templateId, mailed, bounced }
    await announceEvents(ctx, [{ action: 'send.finished', issuerId, subjectId: sendId, detail: finished }])
    if (mailed > 0 && send.total > 0) await notify('notice.sendFinished', mailed)
    if (bounced > 0) await notify('notice.mailsBounced', bounced)
  })
}

/** Whether the last e-mail of a send has left and nobody has recorded it. */
function hasEnded(now: Date) {
  const waits = sql`exists (select 1 from ${claims} where ${claims.sendId} = ${sends.id}
    and ${claims.delivery} in ('queued', 'sending'))`
  return and(
    isUnfinished,
    eq(sends.status, 'sent'),
    or(isNull(sends.holdUntil), lte(sends.holdUntil, now)),
    sql`not ${waits}`,
  )
}

/** Finishes the sends whose last e-mail has left where its mailer died, or lost the database, before it recorded that. */
export async function finishEnded(ctx: Context): Promise<void> {
  const ended = await ctx.db
    .select({ id: sends.id })
    .from(sends)
    .where(hasEnded(ctx.now()))
    .orderBy(sends.id)
    .limit(AT_ONCE)
  for (const { id } of ended) await finishSend(ctx, id)
}

/** Earlier e-mails were counted in the notification of the first end. */
function mailedSince(ctx: Context, sendId: string, retriedAt: Date): Promise<number> {
  return ctx.db.$count(
    claims,
    and(eq(claims.sendId, sendId), eq(claims.delivery, 'sent'), gte(claims.mailedAt, retriedAt)),
  )
}

/**
 * Has a mailer check the sends of rows whose e-mails are no longer waiting, in the caller's transaction, because these
 * may have been the last. Finished sends, and those without e-mails, are skipped.
 */
export async function endMailsOf(ctx: Context, rows: { sendId: string }[]): Promise<void> {
  const ids = JSON.stringify([...new Set(rows.map(({ sendId }) => sendId))])
  const open = await ctx.db
    .select({ sendId: sends.id })
    .from(sends)
    .where(and(sql`${sends.id} in (select jsonb_array_elements_text(${ids}::jsonb))`, isUnfinished))
    .orderBy(sends.id)
  await ctx.jobs.sendAll(ctx, 'mail-claims', open)
}

/** Notifies the issuer of rows that bounced after their send was finished, when they were sent again. */
export async function notifyBounced(ctx: Context, claimIds: string[]): Promise<void> {
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
