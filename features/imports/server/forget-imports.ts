import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { stopReading } from '#features/sends/running/server/reading-send.ts'
import { sends } from '#features/sends/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { dropImportFile, listImportFiles } from './import-file.ts'
import { importRows, imports } from './tables.ts'

const FILE_DAYS = 7
/** Longer than the time allowed for a signature. */
const UNSIGNED_MINUTES = 60
const ROWS_AT_ONCE = 1000
const DAY_MS = 86_400_000

/** Deletes the files of imports after a week, and the addresses in receipts after CLAIM_ERASE_DAYS. Idempotent. */
export async function forgetImports(ctx: Context): Promise<void> {
  // Listed once: a store elsewhere would be asked for each import of three months otherwise, each hour.
  const files = await listImportFiles(ctx)
  for (const { id, status } of await olderThan(ctx, FILE_DAYS))
    if (files.has(id) && status !== 'reading') await dropImportFile(ctx, id)
  for (const { id } of await olderThan(ctx, ctx.config.claimEraseDays)) {
    // The file first, because an import is not visited again once its addresses are erased.
    if (files.has(id)) await dropImportFile(ctx, id)
    while (await eraseSome(ctx, id)) {
      // In batches, so that other requests are served in between.
    }
  }
  await forgetUnsigned(ctx, files)
}

/** Deletes the files of lists that were never signed, or whose server died before they were accepted. */
async function forgetUnsigned(ctx: Context, files: Map<string, Date>): Promise<void> {
  const moment = new Date(ctx.now().getTime() - UNSIGNED_MINUTES * 60_000)
  const left = [...files].flatMap(([id, writtenAt]) => (writtenAt < moment ? id : []))
  const made = await ctx.db.select({ id: imports.sendId }).from(imports).where(inArray(imports.sendId, left))
  const known = new Set(made.map(({ id }) => id))
  for (const id of left) if (!known.has(id)) await dropImportFile(ctx, id)
}

function olderThan(ctx: Context, days: number) {
  return ctx.db
    .select({ id: imports.sendId, status: sends.status })
    .from(imports)
    .innerJoin(sends, eq(sends.id, imports.sendId))
    .where(and(isNull(imports.erasedAt), lt(imports.createdAt, new Date(ctx.now().getTime() - days * DAY_MS))))
}

/** Returns false when no address is left in the receipts of an import, which is then not visited again. */
function eraseSome(ctx: Context, sendId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const some = ctx.db
      .select({ row: importRows.row })
      .from(importRows)
      .where(and(eq(importRows.sendId, sendId), ne(importRows.email, '')))
      .limit(ROWS_AT_ONCE)
    const erased = await ctx.db
      .update(importRows)
      // The row's number makes it unique, as the address did before.
      .set({ email: '', identity: sql`${importRows.row}::text` })
      .where(and(eq(importRows.sendId, sendId), inArray(importRows.row, some)))
      .returning({ row: importRows.row })
    if (erased.length === ROWS_AT_ONCE) return true
    await ctx.db.update(imports).set({ erasedAt: ctx.now() }).where(eq(imports.sendId, sendId))
    // A send paused for this long cannot continue without its file.
    await stopReading(ctx, sendId)
    await recordEvent(ctx, { action: 'receipts.erased', subjectId: sendId })
    return false
  })
}
