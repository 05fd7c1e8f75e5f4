import { and, eq, inArray } from 'drizzle-orm'
import type { SendSource } from '#features/sends/server/send-source.ts'
import { type Context, onCommit } from '#platform/context.ts'
import { eraseRows, keepOut } from './erase-from-imports.ts'
import { dropImportFile, hasImportFile } from './import-file.ts'
import { importRows, imports } from './tables.ts'

const isPastLimit = (sendId: string) => and(eq(importRows.sendId, sendId), eq(importRows.outcome, 'overLimit'))
const countPastLimit = (ctx: Context, sendId: string) => ctx.db.$count(importRows, isPastLimit(sendId))

/** The list of a send, read from its imported file. */
export const importSource: SendSource = {
  countPastLimit,
  progress: async (ctx, { id, status }) => {
    const [asked] = await ctx.db.select({ readTo: imports.readTo }).from(imports).where(eq(imports.sendId, id))
    if (!asked) return undefined
    // Their file is deleted after a week.
    const canRetry = status === 'sent' && (await hasImportFile(ctx, id))
    return { read: asked.readTo, failed: canRetry ? await countPastLimit(ctx, id) : 0 }
  },
  readAgain: async (ctx, sendId) => {
    // Without its file nothing could be read, and the send would stay in reading for ever.
    if (!(await hasImportFile(ctx, sendId))) return 0
    const failed = await ctx.db.delete(importRows).where(isPastLimit(sendId)).returning({ row: importRows.row })
    if (failed.length === 0) return 0
    await ctx.db.update(imports).set({ readTo: 0, workedAt: ctx.now() }).where(eq(imports.sendId, sendId))
    await readOn(ctx, sendId)
    return failed.length
  },
  readOn,
  takeBack: async (ctx, { id, status }, claimIds) => {
    if (status !== 'stopped' && status !== 'undone') return
    await ctx.db
      .update(importRows)
      .set({ outcome: status, claimId: '' })
      .where(and(eq(importRows.sendId, id), inArray(importRows.claimId, claimIds)))
  },
  forget: dropImportFile,
  passBy: keepOut,
  erase: eraseRows,
  eraseOf: async (ctx, issuerId) => {
    await ctx.db.update(imports).set({ note: '' }).where(eq(imports.issuerId, issuerId))
    const own = await ctx.db.select({ id: imports.sendId }).from(imports).where(eq(imports.issuerId, issuerId))
    const sendIds = own.map(({ id }) => id)
    await ctx.db.delete(importRows).where(inArray(importRows.sendId, sendIds))
    await onCommit(ctx, async () => {
      for (const id of sendIds) await dropImportFile(ctx, id)
    })
  },
}

async function readOn(ctx: Context, sendId: string): Promise<void> {
  await ctx.jobs.send(ctx, 'read-import', { sendId })
}
