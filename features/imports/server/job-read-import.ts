import type { SystemContext } from '#platform/context.ts'
import { readImport } from './read-import.ts'

/** Reads the file of the import `sendId` to its end. */
export async function readImportJob(ctx: SystemContext, { sendId }: Record<string, string>): Promise<void> {
  if (sendId) await readImport(ctx, sendId)
}
