import { sql } from 'drizzle-orm'
import { type Context, inTransaction } from '#platform/context.ts'
import { type Attempt, isDelivered, type Made } from './attempt.ts'
import { nextTry } from './next-try.ts'
import { noteStanding } from './note-standing.ts'
import { webhookMessages, webhookTries } from './tables.ts'

/**
 * Records attempts of the job in one transaction: in the log, on the message with what follows, and on the endpoint's
 * standing, which replays leave as it is. A failure of a message that another process holds by now changes only the log.
 */
export function recordAttempts(ctx: Context, made: Made[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await logAttempts(
      ctx,
      made.map(({ message, attempt }) => ({ messageId: message.id, isReplay: message.isReplay, attempt })),
    )
    const rows = made.map(({ message, attempt }) => {
      const { state, tries, nextAt } = nextTry(message, attempt)
      return {
        id: message.id,
        held: message.leasedUntil,
        isDelivered: isDelivered(attempt),
        state,
        tries,
        nextAt,
        status: attempt.status,
        ms: attempt.ms,
      }
    })
    await ctx.db.execute(sql`
      update ${webhookMessages} m set state = r.state, tries = r.tries, next_at = r."nextAt", leased_until = null,
        is_replay = false, resume_at = null, last_status = r.status, last_ms = r.ms
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id text, held timestamptz, "isDelivered" boolean,
        state text, tries int, "nextAt" timestamptz, status int, ms int)
      where m.id = r.id and (r."isDelivered" or (m.leased_until = r.held and m.state <> 'delivered'))`)
    await noteStanding(
      ctx,
      made.filter(({ message }) => !message.isReplay),
    )
  })
}

type Logged = { messageId: string; isReplay: boolean; attempt: Attempt }

/** Writes attempts into the log, numbered after the ones before. */
export async function logAttempts(ctx: Context, logged: Logged[]): Promise<void> {
  const rows = logged.map(({ attempt: { retryAfterS: _, ...attempt }, ...message }) => ({ ...message, ...attempt }))
  await ctx.db.execute(sql`
    insert into ${webhookTries} (message_id, n, at, status, ms, content_type, response, problem, is_replay)
    select r."messageId", coalesce((select max(n) from ${webhookTries} where message_id = r."messageId"), 0) + 1,
      r.at, r.status, r.ms, r."contentType", r.response, r.problem, r."isReplay"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("messageId" text, at timestamptz, status int, ms int,
      "contentType" text, response text, problem text, "isReplay" boolean)
    on conflict do nothing`)
}
