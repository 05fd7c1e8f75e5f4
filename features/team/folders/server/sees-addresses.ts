import { and, eq, inArray } from 'drizzle-orm'
import type { KeyOfActor, TeamContext } from '#platform/context.ts'
import { folderPeople, folders, folderTemplates } from '../../server/tables.ts'
import { rowsOf } from './may-use.ts'

/** Whether people's addresses are shown to a key; they are to every admin. */
export function keySeesAddresses({ key }: { key?: KeyOfActor }): boolean {
  return !key || key.scopes.includes('addresses:read')
}

/**
 * Whether the caller sees the addresses of people to whom a template was sent: an admin does, a key with the scope does, a
 * contributor does where one of their folders with this template shows them.
 */
export async function seesAddresses(ctx: TeamContext, templateId: string): Promise<boolean> {
  return (await seesAddressesOf(ctx, [templateId]))(templateId)
}

/** As `seesAddresses`, for many templates in one query, and in none for an admin. */
export async function seesAddressesOf(
  ctx: TeamContext,
  templateIds: string[],
): Promise<(templateId: string) => boolean> {
  if (ctx.actor.key) {
    const isSeen = keySeesAddresses(ctx.actor)
    return () => isSeen
  }
  if (ctx.actor.kind === 'admin') return () => true
  if (templateIds.length === 0) return () => false
  const rows = await ctx.db
    .selectDistinct({ templateId: folderTemplates.templateId })
    .from(folderTemplates)
    .innerJoin(folderPeople, eq(folderPeople.folderId, folderTemplates.folderId))
    .innerJoin(folders, eq(folders.id, folderTemplates.folderId))
    .where(and(inArray(folderTemplates.templateId, templateIds), eq(folders.seesAddresses, true), rowsOf(ctx, 'see')))
  const seen = new Set(rows.map((row) => row.templateId))
  return (templateId) => seen.has(templateId)
}
