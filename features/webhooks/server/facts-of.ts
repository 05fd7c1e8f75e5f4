import { type SQL, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { checkIns } from '#features/door/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { Taken } from './take-messages.ts'

/** What rows say about an event: ids, DIDs, category, times and figures, and apart whom it is about. */
export type Facts = { data: Record<string, unknown>; holderId: string; email: string }
type Row = Record<string, unknown> & { key: string; holderId?: string; email?: string }

/** The subject by which the facts of a kind are found; a badge's for a claim that was collected. */
function keyOf({ kind, subjectId, detail, issuerId }: Taken): string {
  if (kind === 'claim.taken') return String(detail.badgeId ?? '')
  if (kind === 'member.joined' || kind === 'member.left') return `${issuerId} ${subjectId}`
  return PEOPLE.includes(kind) ? String(detail.holderId ?? '') : subjectId
}

const PEOPLE = ['challenge.passed', 'quest.done', 'points.booked']

const BADGE = (ids: SQL) => sql`
  select b.id as key, b.id as "badgeId", b.claim_id as "claimId", b.template_id as "templateId", t.category, h.did,
    b.issued_at as "issued", b.valid_until as "validUntil", b.holder_id as "holderId", c.email
  from ${badges} b left join ${templates} t on t.id = b.template_id left join ${holders} h on h.id = b.holder_id
  left join ${claims} c on c.id = b.claim_id where b.id = any(${ids})`
const CLAIM = (ids: SQL) => sql`
  select c.id as key, c.template_id as "templateId", t.category, c.created_at as "created", c.end_date as "ends",
    c.holder_id as "holderId", c.email
  from ${claims} c left join ${templates} t on t.id = c.template_id where c.id = any(${ids})`
const MEMBER = (ids: SQL) => sql`
  select m.issuer_id || ' ' || m.holder_id as key, h.did, m.since, m.holder_id as "holderId"
  from unnest(${ids}) as asked(pair)
  join ${members} m on m.issuer_id = split_part(asked.pair, ' ', 1) and m.holder_id = split_part(asked.pair, ' ', 2)
  join ${holders} h on h.id = m.holder_id`
const FORMER = (ids: SQL) => sql`select former.*, m.ended_at as "ended" from (${MEMBER(ids)}) former
  join ${members} m on m.issuer_id = split_part(former.key, ' ', 1) and m.holder_id = former."holderId"`
const PERSON = (ids: SQL) => sql`select id as key, did, id as "holderId" from ${holders} where id = any(${ids})`
const TEMPLATE = (ids: SQL) => sql`select id as key, category, version from ${templates} where id = any(${ids})`
const TICKET = (ids: SQL) => sql`
  select i.badge_id as key, i.claim_id as "claimId", i.template_id as "templateId", i.at as "checkedIn"
  from ${checkIns} i where i.badge_id = any(${ids})`

const READ: Record<string, (ids: SQL) => SQL> = {
  'template.published': TEMPLATE,
  'template.changed': TEMPLATE,
  'template.deleted': TEMPLATE,
  'claim.created': CLAIM,
  'claim.bounced': CLAIM,
  'claim.taken': BADGE,
  'badge.issued': BADGE,
  'badge.revoked': BADGE,
  'badge.suspended': BADGE,
  'badge.resumed': BADGE,
  'member.joined': MEMBER,
  'member.left': FORMER,
  'ticket.checkedIn': TICKET,
  'challenge.passed': PERSON,
  'quest.done': PERSON,
  'points.booked': PERSON,
}

/** The facts of some messages, by their ids, in one query for each kind of rows; without those whose rows are gone. */
export async function factsOf(ctx: Context, messages: Taken[]): Promise<Map<string, Facts>> {
  const found = new Map<string, Facts>()
  for (const [read, some] of Map.groupBy(messages, ({ kind }) => READ[kind])) {
    if (!read) continue
    const keys = [...new Set(some.map(keyOf))]
    const answered = await rowsOf<Row>(ctx.db, read(sql`${sql.param(keys)}::text[]`))
    const rows = new Map(answered.map((row) => [row.key, row]))
    for (const message of some) {
      const row = rows.get(keyOf(message))
      if (row) found.set(message.id, asFacts(row))
    }
  }
  return found
}

const TIMES = ['issued', 'validUntil', 'created', 'ends', 'since', 'ended', 'checkedIn']

function asFacts({ key: _, holderId = '', email = '', ...given }: Row): Facts {
  const filled = Object.entries(given).filter(([, value]) => value !== null && value !== '')
  const data = filled.map(([name, value]) => [name, TIMES.includes(name) ? isoOf(value) : value])
  return { data: Object.fromEntries(data), holderId: holderId ?? '', email: email ?? '' }
}

function isoOf(value: unknown): string {
  return (value instanceof Date ? value : new Date(String(value))).toISOString()
}
