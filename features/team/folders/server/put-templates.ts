import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { FOLDER_TEMPLATES_MAX, PAIRS_MAX } from '../../rules.ts'
import { folders, folderTemplates } from '../../server/tables.ts'

/**
 * Puts templates into a folder, in the caller's transaction, which checked that they are the issuer's and holds
 * `lockFolders`. Those inside already stay. Throws `tooManyTemplates`, `tooManyPairs`.
 */
export async function putTemplates(ctx: TeamContext, folderId: string, templateIds: string[]): Promise<void> {
  const { issuerId } = ctx.actor
  const pairs = [...new Set(templateIds)].map((templateId) => ({ folderId, templateId, issuerId }))
  await insertRows(ctx.db, folderTemplates, pairs, sql`on conflict do nothing`)
  const inFolder = await ctx.db.$count(folderTemplates, eq(folderTemplates.folderId, folderId))
  if (inFolder > FOLDER_TEMPLATES_MAX) throw new Problem('tooManyTemplates')
  const inAll = await ctx.db.$count(folderTemplates, eq(folderTemplates.issuerId, issuerId))
  if (inAll > PAIRS_MAX) throw new Problem('tooManyPairs')
  await recordEvent(ctx, { action: 'folder.filled', subjectId: folderId, detail: { templates: pairs.length } })
}

/**
 * Puts a new template into a folder of the issuer, in the transaction that creates it. Throws `notFound` when the folder
 * was deleted meanwhile, `tooManyTemplates` and `tooManyPairs` when it or the community is full.
 */
export async function putNewTemplate(ctx: TeamContext, folderId: string, templateId: string): Promise<void> {
  const [folder] = await ctx.db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.issuerId, ctx.actor.issuerId)))
    .for('update')
  if (!folder) throw new Problem('notFound')
  await putTemplates(ctx, folderId, [templateId])
}
