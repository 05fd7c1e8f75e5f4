import { and, count, eq, inArray } from 'drizzle-orm'
import { NO_EVIDENCE } from '#features/claims/evidence-rules.ts'
import type { RowOutcome } from '#features/sends/send-rules.ts'
import type { Send } from '#features/sends/server/own-send.ts'
import type { Context } from '#platform/context.ts'
import { forgetFile } from './forget-file.ts'
import { importRows, imports } from './tables.ts'

const isPastLimit = (sendId: string) => and(eq(importRows.sendId, sendId), eq(importRows.outcome, 'overLimit'))

/** How many rows of an import exceeded a limit. */
export function countPastLimit(ctx: Context, sendId: string): Promise<number> {
  return ctx.db.$count(importRows, isPastLimit(sendId))
}

/** How many rows of an import exceeded a limit, or repeated an earlier row. */
export async function countLeftOut(ctx: Context, sendId: string): Promise<{ failed: number; duplicates: number }> {
  const rows = await ctx.db
    .select({ outcome: importRows.outcome, count: count() })
    .from(importRows)
    .where(and(eq(importRows.sendId, sendId), inArray(importRows.outcome, ['overLimit', 'duplicate'])))
    .groupBy(importRows.outcome)
  const of = (wanted: RowOutcome) => rows.find(({ outcome }) => outcome === wanted)?.count ?? 0
  return { failed: of('overLimit'), duplicates: of('duplicate') }
}

/** Has the rows past a limit read again, in the caller's transaction, while the file is stored; returns how many. */
export async function readAgain(ctx: Context, sendId: string): Promise<number> {
  const failed = await ctx.db.delete(importRows).where(isPastLimit(sendId)).returning({ row: importRows.row })
  if (failed.length === 0) return 0
  await ctx.db.update(imports).set({ readTo: 0, workedAt: ctx.now() }).where(eq(imports.sendId, sendId))
  await readOn(ctx, sendId)
  return failed.length
}

/** Starts the reader of an import, after the commit. */
export async function readOn(ctx: Context, sendId: string): Promise<void> {
  await ctx.jobs.send(ctx, 'read-import', { sendId })
}

/** Marks the receipts of claims that were removed with their stopped or undone send. */
export async function undo(ctx: Context, { id, status }: Send, claimIds: string[]): Promise<void> {
  if (status !== 'stopped' && status !== 'undone') return
  await ctx.db
    .update(importRows)
    .set({ outcome: status, claimId: '' })
    .where(and(eq(importRows.sendId, id), inArray(importRows.claimId, claimIds)))
}

/** Erases the imports of an issuer, in the caller's transaction: notes, evidence, receipts, and the files after the commit. */
export async function eraseOf(ctx: Context, issuerId: string): Promise<void> {
  const own = await ctx.db
    .update(imports)
    .set({ note: '', ...NO_EVIDENCE })
    .where(eq(imports.issuerId, issuerId))
    .returning({ id: imports.sendId })
  const sendIds = own.map(({ id }) => id)
  await ctx.db.delete(importRows).where(inArray(importRows.sendId, sendIds))
  for (const id of sendIds) await forgetFile(ctx, id)
}

/** Corrects the receipt of a sent row, found by its identity, in the caller's transaction; nothing where the send has no list. */
export async function correctReceipt(
  ctx: Context,
  sendId: string,
  identity: string,
  to: { email: string; identity: string },
): Promise<void> {
  await ctx.db
    .update(importRows)
    .set(to)
    .where(and(eq(importRows.sendId, sendId), eq(importRows.identity, identity), eq(importRows.outcome, 'sent')))
}
