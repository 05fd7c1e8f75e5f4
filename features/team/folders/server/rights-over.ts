import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TeamContext } from '#platform/context.ts'
import { RIGHTS, type Right } from '../../rules.ts'
import { folderPeople, folders, folderTemplates } from '../../server/tables.ts'
import { rowsOf } from './may-use.ts'

/** A contributor's strongest right over each of some templates that has not ended; templates that are not theirs are absent. */
export async function rightsOver(ctx: TeamContext, templateIds: string[]): Promise<Map<string, Right>> {
  const strongest = new Map<string, Right>()
  if (templateIds.length === 0) return strongest
  const rows = await ctx.db
    .select({ templateId: folderTemplates.templateId, rights: folderPeople.rights })
    .from(folderTemplates)
    .innerJoin(folderPeople, eq(folderPeople.folderId, folderTemplates.folderId))
    .where(and(inArray(folderTemplates.templateId, templateIds), rowsOf(ctx, 'see')))
  for (const { templateId, rights } of rows) {
    const known = strongest.get(templateId)
    if (!known || RIGHTS.indexOf(known) < RIGHTS.indexOf(rights)) strongest.set(templateId, rights)
  }
  return strongest
}

/** A text that changes when a contributor's rights change, or the templates in their folders. */
export async function stateOfRights(ctx: TeamContext): Promise<string> {
  const rows = await ctx.db
    .select({
      folderId: folderPeople.folderId,
      rights: folderPeople.rights,
      name: folders.name,
      templates: sql<string>`(select concat(count(*), ':', sum(hashtext(t.template_id))) from ${folderTemplates} t
        where t.folder_id = ${folderPeople.folderId})`,
    })
    .from(folderPeople)
    .innerJoin(folders, eq(folders.id, folderPeople.folderId))
    .where(rowsOf(ctx, 'see'))
    .orderBy(folderPeople.folderId)
  return JSON.stringify(rows)
}
