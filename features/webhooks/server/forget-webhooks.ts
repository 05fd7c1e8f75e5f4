import { sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { SystemContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { BODY_DAYS, LOG_DAYS } from '../rules.ts'
import { webhookEndpoints, webhookMessages, webhookTries } from './tables.ts'

const ROWS_AT_ONCE = 2000
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes messages older than the log, and the bodies of those that are older than bodies are kept; part by part. */
export async function forgetOldMessages(ctx: SystemContext): Promise<void> {
  const daysAgo = (days: number) => sql`${new Date(ctx.now().getTime() - days * DAY_MS).toISOString()}::timestamptz`
  const ofAll = sql`endpoint_id = any(array(select id from ${webhookEndpoints}))`
  const deleted = await repeat(ctx, () => deleteSome(ctx, sql`${ofAll} and at < ${daysAgo(LOG_DAYS)}`))
  const emptied = await repeat(ctx, () => emptySome(ctx, sql`${ofAll} and at < ${daysAgo(BODY_DAYS)}`))
  if (deleted + emptied === 0) return
  await recordEvent(ctx, { action: 'webhooks.forgotten', subjectId: '', detail: { deleted, emptied } })
}

/** The job after an endpoint was deleted: deletes its messages. */
export async function forgetWebhook(ctx: SystemContext, { webhookId = '' }: Record<string, string>): Promise<void> {
  const deleted = await repeat(ctx, () => deleteSome(ctx, sql`endpoint_id = ${webhookId}`))
  if (deleted > 0) await recordEvent(ctx, { action: 'webhook.logForgotten', subjectId: webhookId, detail: { deleted } })
}

async function repeat(ctx: SystemContext, some: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const count = await some()
    all += count
    if (count < ROWS_AT_ONCE || ctx.stopping.aborted) return all
  }
}

async function deleteSome(ctx: SystemContext, which: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    ctx.db,
    sql`with old as (
      delete from ${webhookMessages} where id in (select id from ${webhookMessages} where ${which} limit ${ROWS_AT_ONCE})
      returning id
    ), tried as (delete from ${webhookTries} where message_id in (select id from old))
    select count(*)::int as count from old`,
  )
  return row?.count ?? 0
}

/** One that still waits, because its endpoint is off, cannot be sent without its body. */
async function emptySome(ctx: SystemContext, which: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    ctx.db,
    sql`with old as (
      update ${webhookMessages} set body = '', holder_id = '', detail = '{}', next_at = null,
        state = case when state = 'waiting' then 'failed' else state end
      where id in (
        select id from ${webhookMessages} where ${which} and body is distinct from '' limit ${ROWS_AT_ONCE}
      )
      returning id
    ), tried as (update ${webhookTries} set response = '' where message_id in (select id from old))
    select count(*)::int as count from old`,
  )
  return row?.count ?? 0
}
