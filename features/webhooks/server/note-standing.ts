import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { notifyAdminsOf } from '#features/issuers/server/notify-admins.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { FAILING_DAYS } from '../rules.ts'
import { isDelivered, type Made } from './attempt.ts'
import { webhookEndpoints } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const GONE = 410

/** Notes on endpoints whether they work, in the caller's transaction, and switches off those that failed for days or are gone. */
export async function noteStanding(ctx: Context, made: Made[]): Promise<void> {
  const byEndpoint = Map.groupBy(made, ({ message }) => message.endpointId)
  // In one order, so that two processes do not wait for each other.
  for (const [endpointId, some] of [...byEndpoint].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = some.at(-1)
    const delivered = some.findLastIndex(({ attempt }) => isDelivered(attempt))
    const isOne = eq(webhookEndpoints.id, endpointId)
    // Endpoints that work are the usual case, and need no write.
    if (delivered >= 0 && some.some(({ message }) => message.isFailing))
      await ctx.db
        .update(webhookEndpoints)
        .set({ failingSince: null, failingStatus: 0 })
        .where(and(isOne, isNotNull(webhookEndpoints.failingSince)))
    const firstFailed = some[delivered + 1]
    if (last && firstFailed) await noteFailing(ctx, endpointId, { since: firstFailed.attempt.at, last })
  }
}

async function noteFailing(ctx: Context, endpointId: string, { since, last }: { since: Date; last: Made }) {
  const { status } = last.attempt
  const [row] = await ctx.db
    .update(webhookEndpoints)
    .set({
      failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${since.toISOString()}::timestamptz)`,
      failingStatus: status,
    })
    .where(eq(webhookEndpoints.id, endpointId))
    .returning({ failingSince: webhookEndpoints.failingSince })
  if (status === GONE) return switchOff(ctx, endpointId, 'gone')
  const longAgo = ctx.now().getTime() - FAILING_DAYS * DAY_MS
  if (row?.failingSince && row.failingSince.getTime() <= longAgo) await switchOff(ctx, endpointId, 'failing')
}

/** Switches an endpoint off once, and notifies the admins by e-mail and the bell. */
async function switchOff(ctx: Context, endpointId: string, offReason: 'failing' | 'gone'): Promise<void> {
  const [off] = await ctx.db
    .update(webhookEndpoints)
    .set({ offReason })
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.offReason, '')))
    .returning({ issuerId: webhookEndpoints.issuerId, url: webhookEndpoints.url })
  if (!off) return
  const { issuerId, url } = off
  await recordEvents(ctx, [
    { action: 'webhook.switchedOff', issuerId, subjectId: endpointId, detail: { offReason } },
    { action: 'notice.webhookOff', issuerId, subjectId: endpointId },
  ])
  await notifyAdminsOf(ctx, issuerId, 'webhookOff', { endpoint: new URL(url).host })
}
