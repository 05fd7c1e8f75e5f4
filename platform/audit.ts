import { type SQL, sql } from 'drizzle-orm'
import type { Actor, Context } from './context.ts'
import { onCommit } from './context.ts'
import { rowsOf } from './database/rows-of.ts'
import { oftenUsed } from './database/statements.ts'
import { seam } from './hook.ts'
import type { EventRow, Later, LaterWrite } from './later-writes.ts'
import { audit, events } from './tables.ts'

export type RecordedEvent = {
  /** What happened, as `thing.done`: `template.published`. */
  action: string
  issuerId?: string
  subjectId: string
  /** Counts and choices, never personal data. */
  detail?: Record<string, string | number | boolean>
}

/** An event as followers get it: with its issuer and its instant. */
export type FollowedEvent = Omit<RecordedEvent, 'issuerId'> & { issuerId: string; at: Date }

/**
 * Follows events in their transaction: `write` returns a statement that inserts rows about them, or undefined for those
 * that do not concern it; `wake` runs after the commit if there were rows.
 */
type Follower = { write: (events: FollowedEvent[]) => SQL | undefined; wake: (ctx: Context) => void }

/** The one feature that keeps an outbox of events; its statement is a part of the audit's own, and costs no trip. */
export const eventOutbox = seam<Follower | undefined>('an outbox of events', { value: undefined })

/** Rows per insert, so that the size of a statement is limited. */
const ROWS_AT_ONCE = 1000

/**
 * Writes the audit row and the event row of a writing verb, in its transaction, and notifies listeners after the commit
 * (ids only).
 */
export function recordEvent(ctx: Context, event: RecordedEvent): Promise<void> {
  return recordEvents(ctx, [event])
}

/** Writes the rows of `recordEvent` for many actions of one verb, a thousand at a time. */
export async function recordEvents(ctx: Context, recorded: RecordedEvent[]): Promise<void> {
  const ownIssuer = 'issuerId' in ctx.actor ? ctx.actor.issuerId : null
  const rows = recorded.map((event) => ({ ...event, issuerId: event.issuerId ?? ownIssuer }))
  if (ctx.later) ctx.later.events.push(...rows)
  else await writeAll(ctx, { events: rows, writes: [] })
  for (const issuerId of new Set(rows.map((row) => row.issuerId)))
    if (issuerId) await onCommit(ctx, () => ctx.notices.notify(`issuer:${issuerId}`))
}

/**
 * Runs a part of a transaction whose events, and whatever it gives to `writeLater`, are written in one statement at its
 * end: a short transaction is mostly round trips.
 */
export async function writeTogether<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.later) return work(ctx)
  const later: Later = { events: [], writes: [] }
  const together = { ...ctx, later }
  const done = await work(together)
  await writeNow(together)
  return done
}

/** Leaves a write to the end of `writeTogether`; without it, it is done now. Nothing in between may read what it writes. */
export async function writeLater(ctx: Context, write: LaterWrite): Promise<void> {
  if (!ctx.later) return writeAll(ctx, { events: [], writes: [write] })
  // One statement updates a row only once.
  if (ctx.later.writes.some(({ table }) => table === write.table)) await writeNow(ctx)
  ctx.later.writes.push(write)
}

/** Writes what `writeTogether` has collected so far, for work that reads it. */
export async function writeNow(ctx: Context): Promise<void> {
  if (!ctx.later) return
  await writeAll(ctx, { events: ctx.later.events.splice(0), writes: ctx.later.writes.splice(0) })
}

async function writeAll(ctx: Context, { events, writes }: Later): Promise<void> {
  const at = ctx.now()
  for (let i = 0; i === 0 || i < events.length; i += ROWS_AT_ONCE) {
    const rows = events.slice(i, i + ROWS_AT_ONCE)
    const first = i === 0 ? writes : []
    if (rows.length > 0 || first.length > 0) await writeRows(ctx, at, rows, first)
  }
}

/**
 * Shows followers what happened in more detail than the audit keeps, such as each row of a send; in the transaction of the
 * verb, whose own `recordEvent` is the record.
 */
export async function announceEvents(ctx: Context, announced: (RecordedEvent & { issuerId: string })[]): Promise<void> {
  const at = ctx.now()
  for (let i = 0; i < announced.length; i += ROWS_AT_ONCE) {
    const events = announced.slice(i, i + ROWS_AT_ONCE).map((event) => ({ ...event, at }))
    const statement = eventOutbox.get()?.write(events)
    if (!statement) continue
    const [row] = await rowsOf<{ followed: number }>(
      ctx.db,
      sql`with followed as (${statement} returning 1) select count(*)::int as followed from followed`,
    )
    await wakeFollower(ctx, row)
  }
}

async function wakeFollower(ctx: Context, row: { followed: number } | undefined): Promise<void> {
  if (row?.followed) await onCommit(ctx, () => eventOutbox.get()?.wake(ctx))
}

// One statement with few values, because every writing verb runs it, and a batch of claims several times.
async function writeRows(ctx: Context, at: Date, rows: EventRow[], writes: LaterWrite[]): Promise<void> {
  const followed = eventOutbox
    .get()
    ?.write(rows.flatMap(({ issuerId, ...row }) => (issuerId ? { ...row, issuerId, at } : [])))
  const instant = sql`${at.toISOString()}::timestamptz`
  const via = sql`${viaOf(ctx.actor)}::text`
  const written = writes.map(({ statement }, n) => sql`, ${nameOf(n)} as (${statement} returning 1)`)
  const counted = writes.map((_, n) => sql`(select count(*)::int from ${nameOf(n)})`)
  const statement = sql`
    with recorded as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r("issuerId" text, action text, "subjectId" text, detail jsonb)
    ), audited as (
      insert into ${audit} (at, actor_kind, actor_id, issuer_id, action, subject_id, detail, via)
      select ${instant}, ${actorKind(ctx.actor)}, ${actorId(ctx.actor)}, "issuerId", action, "subjectId", coalesce(detail, '{}'),
        ${via}
      from recorded
    ), happened as (
      insert into ${events} (at, issuer_id, kind, subject_id, via)
        select ${instant}, "issuerId", action, "subjectId", ${via} from recorded
    )${followed ? sql`, followed as (${followed} returning 1)` : sql``}${sql.join(written)}
    select ${followed ? sql`(select count(*)::int from followed)` : sql`0`} as followed,
      array[${sql.join(counted, sql`, `)}]::int[] as counts`
  const [row] = await rowsOf<Recorded>(ctx.db, oftenUsed('record-events', statement))
  assertWritten(writes, row)
  await wakeFollower(ctx, row)
}

const nameOf = (n: number) => sql.identifier(`later_${n}`)

/** How many events have a follower, and how many rows each later write has written. */
type Recorded = { followed: number; counts: number[] }

function assertWritten(writes: LaterWrite[], row: Recorded | undefined): void {
  for (const [n, { table, rows: wanted }] of writes.entries())
    if (wanted !== undefined && row?.counts[n] !== wanted) throw new Error(`Not all rows of ${table} were written`)
}

/** The parent whose admin acts inside a sub-community; '' otherwise. */
function viaOf(actor: Actor): string {
  return 'via' in actor && actor.via ? actor.via : ''
}

/** A key acts for its community, never as a person: it is named itself. */
function actorKind(actor: Actor): Actor['kind'] {
  return 'key' in actor && actor.key ? 'apiKey' : actor.kind
}

function actorId(actor: Actor): string {
  if ('key' in actor && actor.key) return actor.key.id
  if (actor.kind === 'anyone') return ''
  if (actor.kind === 'system') return actor.job
  return actor.kind === 'apiKey' ? actor.keyId : actor.sessionId
}
