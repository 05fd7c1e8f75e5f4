import { eq, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../contract.ts'
import type { Delivery } from '../contract.ts'
import { LOG_DAYS, PAGE_SIZE } from '../rules.ts'
import { countDay } from './list-webhooks.ts'
import type { MessageRow } from './own-delivery.ts'
import { findOwnWebhook } from './own-webhook.ts'
import { webhookEndpoints, webhookMessages } from './tables.ts'

/** Longer logs are counted, and paged, up to this number. */
const COUNT_MAX = 10_000
const DAY_MS = 24 * 60 * 60 * 1000

/** A page of the log, newest first: of one endpoint, or of all of the community. */
export async function listDeliveries(
  ctx: AdminContext,
  { webhookId, filter, pageNumber }: Input<typeof contract.listDeliveries>,
): Promise<Output<typeof contract.listDeliveries>> {
  const endpoints = webhookId ? [await findOwnWebhook(ctx, webhookId)] : await ownWebhooks(ctx)
  const urls = new Map(endpoints.map(({ id, url }) => [id, url]))
  const ids = [...urls.keys()]
  const some = matching(ctx, ids, filter)
  const totalCount = await countUpTo(ctx, some)
  const rows = await ctx.db
    .select()
    .from(webhookMessages)
    .where(some)
    .orderBy(sql`${webhookMessages.at} desc`, sql`${webhookMessages.id} desc`)
    .limit(PAGE_SIZE)
    .offset((pageNumber - 1) * PAGE_SIZE)
  const counts = [...(await countDay(ctx, ids)).values()]
  const sum = (of: (count: { delivered: number; notDelivered: number }) => number) =>
    counts.reduce((total, count) => total + of(count), 0)
  return {
    deliveries: rows.map((row) => asDelivery(row, urls.get(row.endpointId) ?? '')),
    pagination: { totalPages: Math.ceil(totalCount / PAGE_SIZE), totalCount },
    day: sum(({ delivered, notDelivered }) => delivered + notDelivered),
    notDelivered: sum(({ notDelivered }) => notDelivered),
  }
}

/** A message as the log shows it. */
export function asDelivery(row: MessageRow, url: string): Delivery {
  const { id, endpointId: webhookId, kind, at, state, lastStatus: status, lastMs: ms, tries, nextAt } = row
  return {
    id,
    webhookId,
    url,
    kind,
    at: at.toISOString(),
    state,
    status,
    ms,
    tries,
    nextAt: nextAt?.toISOString() ?? '',
  }
}

function ownWebhooks(ctx: AdminContext) {
  const { id, url } = webhookEndpoints
  return ctx.db.select({ id, url }).from(webhookEndpoints).where(eq(webhookEndpoints.issuerId, ctx.actor.issuerId))
}

function matching(ctx: AdminContext, ids: string[], filter: Input<typeof contract.listDeliveries>['filter']): SQL {
  const days = filter === 'day' ? 1 : LOG_DAYS
  const since = new Date(ctx.now().getTime() - days * DAY_MS).toISOString()
  const isIn = sql`endpoint_id = any(${sql.param(ids)}::text[]) and at >= ${since}::timestamptz`
  return filter === 'notDelivered' ? sql`${isIn} and state <> 'delivered'` : isIn
}

async function countUpTo(ctx: AdminContext, some: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    ctx.db,
    sql`select count(*)::int as count from (select from ${webhookMessages} where ${some} limit ${COUNT_MAX}) counted
  `,
  )
  return row?.count ?? 0
}
