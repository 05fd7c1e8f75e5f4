import { and, between, eq } from 'drizzle-orm'
import type { ImportRow } from '#features/sends/column-rules.ts'
import { mailsOf } from '#features/sends/running/server/count-send.ts'
import { lockReading, noteRead, stopReading } from '#features/sends/running/server/reading-send.ts'
import type { Kind } from '#features/sends/send-rules.ts'
import { insertClaims } from '#features/sends/server/insert-claims.ts'
import { type Judged, judgeRows } from '#features/sends/server/judge-rows.ts'
import { keptIdentity } from '#features/sends/server/kept-identity.ts'
import { takeForRows } from '#features/sends/server/take-for-rows.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { erasedHash } from './erase-from-imports.ts'
import { forgetFile } from './forget-file.ts'
import { insertReceipts } from './insert-receipts.ts'
import { importRows, imports } from './tables.ts'

/**
 * Writes some rows of an import, and their receipts, in one transaction; `isLast` completes its reading. Returns false
 * when it is paused or ended. Rows that have a receipt are skipped, so that a reader can start again after a crash.
 */
export function writeImportChunk(
  ctx: SystemContext,
  sendId: string,
  rows: ImportRow[],
  isLast: boolean,
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const send = await lockReading(ctx, sendId)
    const [asked] = await ctx.db.select().from(imports).where(eq(imports.sendId, sendId))
    if (!asked || !send) return false
    const template = await findTemplate(ctx, send.templateId)
    if (!template) {
      // The template was deleted meanwhile, so nothing more can be sent; its claims end with it.
      await stopReading(ctx, sendId)
      return false
    }
    const { erased, fresh } = partErased(asked, await withoutReceipt(ctx, sendId, rows))
    const seen = await sentAlready(ctx, sendId, fresh, template)
    const judged = await judgeRows(ctx, template, fresh, seen)
    const wanted = judged.flatMap(({ row, outcome }) => (outcome === 'sent' ? [row] : []))
    const before = await mailsOf(ctx, sendId)
    const made = await takeForRows(ctx, template, wanted, asked.endDate, Math.max(0, send.mails - before))
    const mails = made.filter(({ delivery }) => delivery === 'queued').length
    await insertClaims(ctx, { send, asked, template }, made)
    await insertReceipts(ctx, sendId, [...judged, ...erased], made)
    const readTo = Math.max(asked.readTo, rows.at(-1)?.row ?? 0)
    await ctx.db.update(imports).set({ readTo, workedAt: ctx.now() }).where(eq(imports.sendId, sendId))
    await noteRead(ctx, send, { mails: before + mails, isLast })
    const detail = { claims: made.length, mails }
    await recordEvent(ctx, { action: 'claims.sent', issuerId: send.issuerId, subjectId: send.templateId, detail })
    // The file still contains the erased addresses.
    if (isLast && asked.erased.length > 0) await forgetFile(ctx, sendId)
    if (asked.readTo === 0 || isLast) {
      const held = Math.ceil(((send.holdUntil?.getTime() ?? 0) - ctx.now().getTime()) / 1000)
      await ctx.jobs.send(ctx, 'mail-claims', { sendId }, Math.max(0, held))
    }
    return true
  })
}

/** Rows of addresses erased since the list was accepted get nothing, and a receipt without their address. */
function partErased({ sendId, erased }: typeof imports.$inferSelect, rows: ImportRow[]) {
  if (erased.length === 0) return { erased: [], fresh: rows }
  const isErased = ({ email }: ImportRow) => erased.includes(erasedHash(sendId, email))
  const gone = rows.filter(isErased)
  const receipts = gone.map(({ row }): Judged => {
    const nobody = { row, email: '', name: '', seat: '', section: '' }
    return { row: nobody, identity: `erased ${row}`, outcome: 'erased' }
  })
  return { erased: receipts, fresh: rows.filter((row) => !isErased(row)) }
}

async function withoutReceipt(ctx: SystemContext, sendId: string, rows: ImportRow[]): Promise<ImportRow[]> {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return []
  const there = await ctx.db
    .select({ row: importRows.row })
    .from(importRows)
    .where(and(eq(importRows.sendId, sendId), between(importRows.row, first.row, last.row)))
  const known = new Set(there.map(({ row }) => row))
  return rows.filter(({ row }) => !known.has(row))
}

async function sentAlready(ctx: SystemContext, sendId: string, rows: ImportRow[], template: Kind) {
  if (rows.length === 0) return new Set<string>()
  const identities = rows.map((row) => keptIdentity(row, template))
  const there = await ctx.db
    .select({ identity: importRows.identity })
    .from(importRows)
    .where(and(eq(importRows.sendId, sendId), isOneOf(importRows.identity, identities), eq(importRows.outcome, 'sent')))
  return new Set(there.map(({ identity }) => identity))
}
