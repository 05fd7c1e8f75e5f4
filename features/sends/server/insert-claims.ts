import { sql } from 'drizzle-orm'
import { type Evidence, evidenceFor } from '#features/claims/evidence-rules.ts'
import { claims } from '#features/claims/server/tables.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { announceEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { noteOf } from '../send-rules.ts'
import type { Send } from './own-send.ts'
import type { NewClaim } from './take-for-rows.ts'

/** The common values of some claims: their send, the note and evidence of rows without, and whether a code is required. */
type Of = {
  send: Send
  template: TemplateRow
  asked: Evidence & { note: string; asksCode: boolean; startDate: Date | null }
}

/** Writes the claims of some rows in one statement with one value, because binding thousands of values is slow. */
export async function insertClaims(ctx: Context, { send, asked, template }: Of, made: NewClaim[]): Promise<void> {
  if (made.length === 0) return
  const rows = made.map(({ row, id, delegationN, endDate, delivery }) => ({
    id,
    email: row.email,
    n: delegationN,
    ends: endDate.toISOString(),
    delivery,
    name: row.name,
    seat: row.seat,
    section: row.section,
    note: noteOf(row, asked.note),
    ...evidenceFor(row, asked),
  }))
  const startDate = asked.startDate?.toISOString() ?? null
  await ctx.db.execute(sql`
    insert into ${claims} (id, send_id, issuer_id, template_id, template_version, language, email, note, asks_code, did_limit,
      start_date, end_date, delegation_n, created_at, delivery, option_name, option_seat, option_section,
      evidence_url, evidence_text)
    select r.id, ${send.id}, ${send.issuerId}, ${template.id}, ${template.version}::int, ${template.lang}, r.email,
      r.note, ${asked.asksCode ? 1 : 0}::int, 1, ${startDate}::timestamptz, r.ends, r.n,
      ${send.createdAt.toISOString()}::timestamptz, r.delivery, r.name, r.seat, r.section, r."evidenceUrl",
      r."evidenceText"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, email text, n int, ends timestamptz, delivery text, name text, seat text, section text,
        note text, "evidenceUrl" text, "evidenceText" text)`)
  const detail = { templateId: template.id, sendId: send.id }
  await announceEvents(
    ctx,
    made.map(({ id }) => ({ action: 'claim.created', issuerId: send.issuerId, subjectId: id, detail })),
  )
}
