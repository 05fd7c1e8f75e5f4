import { sql } from 'drizzle-orm'
import type { Judged } from '#features/sends/server/judge-rows.ts'
import type { NewClaim } from '#features/sends/server/take-for-rows.ts'
import type { Context } from '#platform/context.ts'
import { importRows } from './tables.ts'

/** Writes a receipt for each judged row: sent with its claim, or the reason why not. */
export async function insertReceipts(ctx: Context, sendId: string, judged: Judged[], made: NewClaim[]): Promise<void> {
  if (judged.length === 0) return
  const claimOf = new Map(made.map(({ row, id }) => [row.row, id]))
  const rows = judged.map(({ row, identity, outcome }) => {
    const claim = claimOf.get(row.row) ?? ''
    const isLeftOut = outcome === 'sent' && claim === ''
    return { row: row.row, email: row.email, identity, outcome: isLeftOut ? 'overLimit' : outcome, claim }
  })
  await ctx.db.execute(sql`
    insert into ${importRows} (send_id, row, email, identity, outcome, claim_id)
    select ${sendId}, r."row", r.email, r.identity, r.outcome, r.claim
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("row" int, email text, identity text, outcome text, claim text)`)
}
