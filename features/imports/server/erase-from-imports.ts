import { and, asc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import { sends } from '#features/sends/server/tables.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { forgetFile } from './forget-file.ts'
import { importRows, imports } from './tables.ts'

/** The hash by which an erased address is recognized in the file of one import. */
export function erasedHash(sendId: string, email: string): string {
  return hashText(`${sendId}:${email}`)
}

/** The hashes of several addresses, for one import. */
export function erasedHashes(sendId: string, emails: string[]): string[] {
  return emails.map((email) => erasedHash(sendId, email))
}

/**
 * Makes readers of files skip some addresses, in the caller's transaction, before it erases sends. Waits for a reader's
 * lock on its send, so that a row either exists and is erased, or is never written. The same applies to retries of lists
 * that contain the addresses.
 */
export async function keepOut(ctx: Context, emails: string[]): Promise<void> {
  if (emails.length === 0) return
  const naming = ctx.db.select({ id: importRows.sendId }).from(importRows).where(inArray(importRows.email, emails))
  const lists = await ctx.db
    .select({ id: sends.id })
    .from(sends)
    .where(or(eq(sends.status, 'reading'), inArray(sends.id, naming)))
    .orderBy(asc(sends.id))
    .for('update')
  for (const { id } of lists) {
    const hashes = sql.join(
      erasedHashes(id, emails).map((hash) => sql`${hash}`),
      sql`, `,
    )
    await ctx.db
      .update(imports)
      .set({ erased: sql`${imports.erased} || array[${hashes}]::text[]` })
      .where(eq(imports.sendId, id))
    await recordEvent(ctx, { action: 'import.passedBy', subjectId: id, detail: { count: emails.length } })
  }
}

/** Erases addresses from the receipts of imports, and deletes the files of imports that are completely read. */
export async function eraseRows(ctx: Context, emails: string[]): Promise<void> {
  const own = inArray(importRows.email, emails)
  const isRead = and(eq(sends.id, importRows.sendId), ne(sends.status, 'reading'))
  const read = await ctx.db
    .selectDistinct({ sendId: importRows.sendId })
    .from(importRows)
    .where(and(own, exists(ctx.db.select({ id: sends.id }).from(sends).where(isRead))))
  await ctx.db
    .update(importRows)
    .set({ email: '', identity: sql`'erased ' || ${importRows.row}` })
    .where(own)
  for (const { sendId } of read) await forgetFile(ctx, sendId)
}
