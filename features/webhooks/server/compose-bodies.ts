import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { factsOf } from './facts-of.ts'
import { webhookMessages } from './tables.ts'
import type { Taken } from './take-messages.ts'

/** A message with the body that all of its attempts send. */
export type Composed = Omit<Taken, 'body'> & { body: string }

/** What the subject of an event is called in its data. */
const SUBJECT: Record<string, string> = {
  template: 'templateId',
  claim: 'claimId',
  badge: 'badgeId',
  ticket: 'ticketId',
  challenge: 'challengeId',
  quest: 'questId',
  points: 'transferId',
  presentation: 'presentationId',
  send: 'sendId',
}

/**
 * Composes the bodies of messages that have none, and stores them before the first attempt: they stay the same in every
 * attempt. What was deleted since the event is left out.
 */
export async function composeBodies(ctx: Context, taken: Taken[]): Promise<Composed[]> {
  const without = taken.filter(({ body }) => body === null)
  const facts = await factsOf(ctx, without)
  const rows = without.map((message) => {
    const { holderId = '', data = {}, email = '' } = facts.get(message.id) ?? {}
    // What the event says of itself holds: rows may have changed since, such as the version of a template.
    const all = { ...data, ...dataOf(message), ...(message.withAddresses && email !== '' && { email }) }
    return { id: message.id, holderId, body: bodyOf(message.kind, message.at, all) }
  })
  const stored = await store(ctx, rows)
  return taken.flatMap((message) => {
    const body = message.body ?? stored.get(message.id)
    return body ? { ...message, body } : []
  })
}

/** The body of a message: `{ type, timestamp, data }`. */
export function bodyOf(kind: string, at: Date, data: Record<string, unknown>): string {
  return JSON.stringify({ type: kind, timestamp: at.toISOString(), data })
}

function dataOf({ issuerId, kind, subjectId, detail }: Taken): Record<string, unknown> {
  const { holderId: _, movesClaims: __, published: ___, ...figures } = detail
  const subject = SUBJECT[kind.split('.')[0] ?? '']
  return { issuerId, ...(subject && { [subject]: subjectId }), ...figures }
}

async function store(ctx: Context, rows: object[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const stored = await rowsOf<{ id: string; body: string }>(
    ctx.db,
    sql`
    update ${webhookMessages} m set body = coalesce(m.body, r.body), holder_id = r."holderId"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id text, body text, "holderId" text)
    where m.id = r.id returning m.id, m.body`,
  )
  return new Map(stored.map(({ id, body }) => [id, body]))
}
