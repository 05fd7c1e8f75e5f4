import { and, eq, inArray } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { folderTemplates } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { assertOwnTemplates } from './assert-own-templates.ts'
import { assertOwnFolders, lockFolders } from './own-folder.ts'

/** Takes templates of the issuer out of one of its folders; those outside of it change nothing. */
export function removeFromFolder(ctx: AdminContext, { roleId, templateIds }: Input<typeof contract.removeFromFolder>) {
  return inTransaction(ctx, async (ctx) => {
    await assertOwnTemplates(ctx, templateIds)
    await lockFolders(ctx)
    await assertOwnFolders(ctx, [roleId])
    const taken = await ctx.db
      .delete(folderTemplates)
      .where(and(eq(folderTemplates.folderId, roleId), inArray(folderTemplates.templateId, templateIds)))
      .returning({ templateId: folderTemplates.templateId })
    await recordEvent(ctx, { action: 'folder.emptied', subjectId: roleId, detail: { templates: taken.length } })
    return {}
  })
}
