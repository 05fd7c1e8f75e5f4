import { eq } from 'drizzle-orm'
import type { SendSource } from '#features/sends/hooks.ts'
import { eraseRows, keepOut } from './erase-from-imports.ts'
import { dropImportFile, hasImportFile } from './import-file.ts'
import { countLeftOut, countPastLimit, eraseOf, readAgain, readOn, undo } from './queries.ts'
import { imports } from './tables.ts'

const NONE_LEFT_OUT = { failed: 0, duplicates: 0 }

/** The list of a send, read from its imported file. */
export const importSource: SendSource = {
  countPastLimit,
  progress: async (ctx, { id, status }) => {
    const [asked] = await ctx.db.select({ readTo: imports.readTo }).from(imports).where(eq(imports.sendId, id))
    if (!asked) return undefined
    const { failed, duplicates } = status === 'sent' ? await countLeftOut(ctx, id) : NONE_LEFT_OUT
    // Their file is deleted after a week. A store that is away must not hide the rest.
    const canRetry = failed > 0 && (await hasImportFile(ctx, id).catch(() => false))
    return { read: asked.readTo, failed: canRetry ? failed : 0, duplicates }
  },
  isStored: hasImportFile,
  readAgain,
  readOn,
  undo,
  forget: dropImportFile,
  passBy: keepOut,
  erase: eraseRows,
  eraseOf,
}
