import { sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction, onCommit } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../contract.ts'
import { CHANNEL } from './follow-events.ts'
import { findOwnWebhook } from './own-webhook.ts'
import { webhookMessages } from './tables.ts'

type Replay = typeof contract.replayFailed

/**
 * Has the job send all messages once more that were tried since a time and not delivered. If that fails too, what was due
 * before is due again; the endpoint's standing stays as it is.
 */
export function replayFailed(ctx: AdminContext, { webhookId, since }: Input<Replay>): Promise<Output<Replay>> {
  return inTransaction(ctx, async (ctx) => {
    await findOwnWebhook(ctx, webhookId)
    const now = sql`${ctx.now().toISOString()}::timestamptz`
    const rows = await rowsOf<{ count: number }>(
      ctx.db,
      sql`with again as (
        update ${webhookMessages} set state = 'waiting', is_replay = true, next_at = ${now},
          resume_at = case when is_replay then resume_at else next_at end
        where endpoint_id = ${webhookId} and at >= ${new Date(since).toISOString()}::timestamptz
          and state <> 'delivered' and body <> ''
          and (leased_until is null or leased_until <= ${now})
        returning 1
      ) select count(*)::int as count from again`,
    )
    const count = rows[0]?.count ?? 0
    await recordEvent(ctx, { action: 'webhook.failedReplayed', subjectId: webhookId, detail: { count } })
    if (count > 0) await onCommit(ctx, () => ctx.notices.notify(CHANNEL))
    return { count }
  })
}
