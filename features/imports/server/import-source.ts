import { eq } from 'drizzle-orm'
import type { SendSource } from '#features/sends/server/send-source.ts'
import { eraseRows, keepOut } from './erase-from-imports.ts'
import { dropImportFile, hasImportFile } from './import-file.ts'
import { countPastLimit, eraseOf, readAgain, readOn, undo } from './queries.ts'
import { imports } from './tables.ts'

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
  readAgain,
  readOn,
  undo,
  forget: dropImportFile,
  passBy: keepOut,
  erase: eraseRows,
  eraseOf,
}
