import { type Context, onCommit } from '#platform/context.ts'
import { gaveUp, type JobHandlers } from '#platform/jobs/jobs.ts'
import { dropImportFile } from './import-file.ts'

const FORGET = 'forget-import-file'
const AGAIN_SECONDS = 3600

/**
 * Deletes the file of an import once the caller's transaction has committed: at once, or by a job when its store is
 * away. The work that ended with the commit never fails by it.
 */
export async function forgetFile(ctx: Context, sendId: string): Promise<void> {
  await ctx.jobs.send(ctx, FORGET, { sendId })
  await onCommit(ctx, () =>
    dropImportFile(ctx, sendId).catch((error: unknown) => ctx.log.warn({ err: error }, 'a file is deleted later')),
  )
}

/** The jobs that delete files, until they succeed. */
export const forgetFileJobs: JobHandlers = {
  [FORGET]: (ctx, { sendId = '' }) => dropImportFile(ctx, sendId),
  [gaveUp(FORGET)]: (ctx, { sendId = '' }) => ctx.jobs.send(ctx, FORGET, { sendId }, AGAIN_SECONDS),
}
