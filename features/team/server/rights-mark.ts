import { eq, sql } from 'drizzle-orm'
import type { TeamContext } from '#platform/context.ts'
import { rowsOf } from './may-use.ts'
import { folderPeople, folders, folderTemplates } from './tables.ts'

/** A text that changes with the templates that a contributor may use, and how; '' without any right. */
export async function rightsMark(ctx: TeamContext): Promise<string> {
  const rows = await ctx.db
    .select({
      folderId: folders.id,
      rights: folderPeople.rights,
      sees: folders.seesAddresses,
      templates: sql<string>`coalesce(md5(string_agg(${folderTemplates.templateId}, ' ' order by ${folderTemplates.templateId})), '')`,
    })
    .from(folderPeople)
    .innerJoin(folders, eq(folders.id, folderPeople.folderId))
    .leftJoin(folderTemplates, eq(folderTemplates.folderId, folderPeople.folderId))
    .where(rowsOf(ctx, 'see'))
    .groupBy(folders.id, folderPeople.rights, folders.seesAddresses)
    .orderBy(folders.id)
  return rows.map(({ folderId, rights, sees, templates }) => `${folderId} ${rights} ${sees} ${templates}`).join('\n')
}
