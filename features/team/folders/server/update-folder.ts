import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { folders } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { assertNameFree, assertOwnFolders, lockFolders } from './own-folder.ts'

/** Changes name and settings of a folder of the issuer; what is absent stays. Throws `folderNameTaken`. */
export function updateFolder(ctx: AdminContext, { roleId, ...asked }: Input<typeof contract.updateFolder>) {
  const { name, seesAddresses, mailsADay } = asked
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await lockFolders(ctx)
    await assertOwnFolders(ctx, [roleId])
    if (name !== undefined) await assertNameFree(ctx, name, roleId)
    // Written even if nothing is asked: an update needs a column.
    const isOwn = and(eq(folders.id, roleId), eq(folders.issuerId, issuerId))
    const set = { issuerId, name, seesAddresses, mailsADay: mailsADay === 0 ? null : mailsADay }
    await ctx.db.update(folders).set(set).where(isOwn)
    const detail = { renamed: name !== undefined, ...(seesAddresses !== undefined && { seesAddresses }) }
    await recordEvent(ctx, {
      action: 'folder.updated',
      subjectId: roleId,
      detail: { ...detail, ...(mailsADay !== undefined && { mailsADay }) },
    })
    return {}
  })
}
