import { and, eq, exists, lt, ne, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { dropImportFile } from './import-file.ts'
import { importRows, imports, sends } from './tables.ts'

const FILE_DAYS = 7
const ADDRESS_DAYS = 90

/** Forgets the files of imports that are a week old, and the addresses in receipts that are 90 days old. */
export async function forgetImports(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000)
  const old = await ctx.db
    .select({ id: imports.sendId })
    .from(imports)
    .innerJoin(sends, eq(sends.id, imports.sendId))
    .where(and(lt(imports.createdAt, before(FILE_DAYS)), ne(sends.status, 'reading')))
  for (const { id } of old) await dropImportFile(ctx, id)
  await inTransaction(ctx, async (ctx) => {
    const ofOld = ctx.db
      .select({ one: sql`1` })
      .from(imports)
      .where(and(eq(imports.sendId, importRows.sendId), lt(imports.createdAt, before(ADDRESS_DAYS))))
    const erased = await ctx.db
      .update(importRows)
      // A row's number keeps it apart from the others, which the address did.
      .set({ email: '', identity: sql`${importRows.row}::text` })
      .where(and(ne(importRows.email, ''), exists(ofOld)))
      .returning({ row: importRows.row })
    if (erased.length === 0) return
    await recordEvent(ctx, { action: 'receipts.erased', subjectId: '', detail: { rows: erased.length } })
  })
}
