import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { webhookEndpoints, webhookMessages } from './tables.ts'

/** How long a process holds a message; after a crash another takes it. */
export const LEASE_MS = 60_000

/** A due message with its endpoint, held by this process until `leasedUntil`. */
export type Taken = {
  id: string
  endpointId: string
  issuerId: string
  url: string
  withAddresses: boolean
  secretId: string
  oldSecretId: string
  oldUntil: Date | null
  isFailing: boolean
  kind: string
  subjectId: string
  detail: Record<string, string | number | boolean>
  at: Date
  tries: number
  isReplay: boolean
  resumeAt: Date | null
  body: string | null
  leasedUntil: Date
}

/** How many more messages of an endpoint this process takes: `usual`, unless it is in `of`. */
export type Room = { usual: number; of: Record<string, number> }

/** Each endpoint with a message that waits, found by jumping from one to the next in the index. */
const waiting = sql`waiting(id) as (
    (select endpoint_id from ${webhookMessages} where next_at is not null order by endpoint_id limit 1)
    union all
    select (select m.endpoint_id from ${webhookMessages} m
      where m.next_at is not null and m.endpoint_id > w.id order by m.endpoint_id limit 1)
    from waiting w where w.id is not null
  )`

function open(room: Room) {
  return sql`open as (
    select e.*, coalesce((${JSON.stringify(room.of)}::jsonb ->> e.id)::int, ${room.usual}::int) as room
    from waiting w join ${webhookEndpoints} e on e.id = w.id where e.off_reason = ''
  )`
}

/** Leases due messages of endpoints that are on, the oldest first, as many as there is room for. */
export async function takeMessages(ctx: Context, room: Room): Promise<Taken[]> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  const until = sql`${new Date(ctx.now().getTime() + LEASE_MS).toISOString()}::timestamptz`
  const rows = await rowsOf<Taken>(
    ctx.db,
    sql`with recursive ${waiting}, ${open(room)}, due as (
      select m.id from open e cross join lateral (
        select id from ${webhookMessages} where endpoint_id = e.id and next_at is not null and next_at <= ${now}
          and (leased_until is null or leased_until <= ${now})
        order by next_at, id limit e.room for update skip locked
      ) m
    )
    update ${webhookMessages} m set leased_until = ${until}
    from due, ${webhookEndpoints} e where m.id = due.id and e.id = m.endpoint_id
    returning m.id, m.endpoint_id as "endpointId", e.issuer_id as "issuerId", e.url,
      e.with_addresses as "withAddresses", e.secret_id as "secretId", e.old_secret_id as "oldSecretId",
      e.old_until as "oldUntil", e.failing_since is not null as "isFailing", m.kind, m.subject_id as "subjectId",
      m.detail, m.at, m.tries, m.is_replay as "isReplay", m.resume_at as "resumeAt", m.body,
      m.leased_until as "leasedUntil"`,
  )
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at),
    leasedUntil: new Date(row.leasedUntil),
    oldUntil: row.oldUntil && new Date(row.oldUntil),
    resumeAt: row.resumeAt && new Date(row.resumeAt),
  }))
}

/** When the next message that fits is due; undefined if none. */
export async function nextDue(ctx: Context, room: Room): Promise<Date | undefined> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  const rows = await rowsOf<{ at: string | Date | null }>(
    ctx.db,
    sql`with recursive ${waiting}, ${open(room)}
    select min(m.next_at) as "at" from open e cross join lateral (
      select next_at from ${webhookMessages} where endpoint_id = e.id and next_at is not null
        and (leased_until is null or leased_until <= ${now})
      order by next_at, id limit 1
    ) m where e.room > 0`,
  )
  const at = rows[0]?.at
  return at ? new Date(at) : undefined
}

/** Gives messages back that were not sent, to be taken at once. */
export async function putBack(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db.execute(sql`update ${webhookMessages} set leased_until = null where id = any(${sql.param(ids)}::text[])`)
}

/** Ends every lease. Only at the start of a database's single process, when all earlier ones are dead. */
export async function freeMessages(ctx: Context): Promise<void> {
  await ctx.db.execute(
    sql`update ${webhookMessages} set leased_until = null where next_at is not null and leased_until is not null`,
  )
}
