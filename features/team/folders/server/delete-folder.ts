import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { folders } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { lockFolders } from './own-folder.ts'

/** Deletes a folder of the issuer; its people and templates stay, without it. */
export function deleteFolder(ctx: AdminContext, { roleId }: Input<typeof contract.deleteFolder>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await lockFolders(ctx)
    const [deleted] = await ctx.db
      .delete(folders)
      .where(and(eq(folders.id, roleId), eq(folders.issuerId, issuerId)))
      .returning({ id: folders.id })
    if (!deleted) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'folder.deleted', subjectId: roleId })
    return {}
  })
}
