import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { folderTemplates } from '../../server/tables.ts'

/** Takes a deleted template out of all folders, in the transaction that deletes it. */
export async function removeFromFolders(ctx: TeamContext, templateId: string): Promise<void> {
  const taken = await ctx.db
    .delete(folderTemplates)
    .where(eq(folderTemplates.templateId, templateId))
    .returning({ folderId: folderTemplates.folderId })
  const detail = { folders: taken.length }
  if (taken.length > 0) await recordEvent(ctx, { action: 'folders.left', subjectId: templateId, detail })
}
