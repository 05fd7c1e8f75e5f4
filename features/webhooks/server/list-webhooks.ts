import { asc, eq, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../contract.ts'
import type { Webhook } from '../contract.ts'
import { FAILING_DAYS } from '../rules.ts'
import { assertKept, type EndpointRow } from './own-webhook.ts'
import { webhookEndpoints, webhookMessages } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
type Counts = { delivered: number; notDelivered: number }

/** The community's endpoints, the first one first, with what the last day brought. */
export async function listWebhooks(ctx: AdminContext): Promise<Output<typeof contract.listWebhooks>> {
  await assertKept(ctx)
  const rows = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.issuerId, ctx.actor.issuerId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
  const counts = await countDay(
    ctx,
    rows.map(({ id }) => id),
  )
  return { webhooks: rows.map((row) => shown(ctx, row, counts.get(row.id))) }
}

/** How many messages of the last day were delivered, and were not, by endpoint; those of none are left out. */
export async function countDay(ctx: AdminContext, ids: string[]): Promise<Map<string, Counts>> {
  const since = new Date(ctx.now().getTime() - DAY_MS).toISOString()
  const rows = await rowsOf<{ id: string } & Counts>(
    ctx.db,
    sql`select endpoint_id as id, count(*) filter (where state = 'delivered')::int as delivered,
      count(*) filter (where state <> 'delivered')::int as "notDelivered"
    from ${webhookMessages} where endpoint_id = any(${sql.param(ids)}::text[]) and at >= ${since}::timestamptz
    group by endpoint_id`,
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

function shown(ctx: AdminContext, row: EndpointRow, counts: Counts = { delivered: 0, notDelivered: 0 }): Webhook {
  const { id, url, kinds, withAddresses, offReason, failingSince, failingStatus, lastFour, oldUntil, createdAt } = row
  const isOld = oldUntil !== null && oldUntil > ctx.now()
  const state = offReason ? 'off' : failingSince ? 'failing' : 'working'
  const offAt = failingSince && !offReason ? new Date(failingSince.getTime() + FAILING_DAYS * DAY_MS) : undefined
  return {
    id,
    url,
    kinds,
    withAddresses,
    state,
    offReason,
    failingStatus,
    lastFour,
    failingSince: failingSince?.toISOString() ?? '',
    offAt: offAt?.toISOString() ?? '',
    oldUntil: isOld ? oldUntil.toISOString() : '',
    created: createdAt.toISOString(),
    ...counts,
  }
}
