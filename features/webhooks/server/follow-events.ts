import { type SQL, sql } from 'drizzle-orm'
import type { FollowedEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { WAITING_OFF_MAX } from '../rules.ts'
import { kindOf } from './kind-of.ts'
import { webhookEndpoints, webhookMessages } from './tables.ts'

/** The channel on which processes learn that messages wait. */
export const CHANNEL = 'webhooks'

/**
 * The outbox: a message for each endpoint of the community that has subscribed to the event, written in its transaction.
 * Where nobody has subscribed, it is one look into the index of endpoints. An endpoint that is off gets no more once enough
 * messages wait for it, so that one that nobody misses does not fill the database.
 */
export const outbox = {
  write: (events: FollowedEvent[]): SQL | undefined => {
    const rows = events.flatMap((event) => {
      const kind = kindOf(event)
      const { issuerId, subjectId, detail = {}, at } = event
      return kind ? { issuerId, kind, subjectId, detail, at } : []
    })
    if (rows.length === 0) return undefined
    return sql`
      insert into ${webhookMessages} (id, endpoint_id, kind, subject_id, detail, at, next_at)
      select 'msg_' || translate(gen_random_uuid()::text, '-', ''), e.id, r.kind, r."subjectId", r.detail, r.at, r.at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r("issuerId" text, kind text, "subjectId" text, detail jsonb, at timestamptz)
      join ${webhookEndpoints} e on e.issuer_id = r."issuerId" and r.kind = any(e.kinds)
      where e.off_reason = '' or not exists (
        select 1 from ${webhookMessages} m where m.endpoint_id = e.id and m.next_at is not null
        order by m.next_at offset ${WAITING_OFF_MAX}::int - 1 limit 1)`
  },
  wake: ({ notices }: Context) => notices.notify(CHANNEL),
}
