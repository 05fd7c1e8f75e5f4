import { and, count, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { FOLDER_TEMPLATES_MAX, PAIRS_MAX } from '../rules.ts'
import { folders, folderTemplates } from './tables.ts'

/**
 * Puts a new template into a folder of the issuer, in the caller's transaction. Throws `notFound` when the folder was
 * deleted meanwhile, `tooManyTemplates` and `tooManyPairs` when it or the community is full.
 */
export async function putIntoFolder(ctx: TeamContext, folderId: string, templateId: string): Promise<void> {
  const { issuerId } = ctx.actor
  const [folder] = await ctx.db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.issuerId, issuerId)))
    .for('update')
  if (!folder) throw new Problem('notFound')
  const [inFolder] = await ctx.db
    .select({ count: count() })
    .from(folderTemplates)
    .where(eq(folderTemplates.folderId, folderId))
  if (Number(inFolder?.count) >= FOLDER_TEMPLATES_MAX) throw new Problem('tooManyTemplates')
  const [inAll] = await ctx.db
    .select({ count: count() })
    .from(folderTemplates)
    .where(eq(folderTemplates.issuerId, issuerId))
  if (Number(inAll?.count) >= PAIRS_MAX) throw new Problem('tooManyPairs')
  await ctx.db.insert(folderTemplates).values({ folderId, templateId, issuerId })
  await recordEvent(ctx, { action: 'folder.filled', subjectId: folderId, detail: { templates: 1 } })
}
