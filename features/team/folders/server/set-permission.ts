import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { InvalidInput } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { dayOf } from '../../rules.ts'
import { folderPeople } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { assertOwnFolders, assertPairs, lockFolders } from './own-folder.ts'
import { assertNotAdmin, findOwnPerson } from './own-person.ts'

type Asked = Input<typeof contract.setPermission>

/**
 * Gives a person of the issuer a right in one of its folders, changes it, or removes the person from the folder, from the
 * next call on. Throws `alreadyAdmin`, `untilInvalid` for a past day, `tooManyPairs`.
 */
export function setPermission(ctx: AdminContext, { email, roleId, action, rights, until }: Asked) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await lockFolders(ctx)
    await assertOwnFolders(ctx, [roleId])
    if (action === 'add') {
      await assertNotAdmin(ctx, [email])
      if (until !== '' && until < dayOf(ctx.now())) throw new InvalidInput('untilInvalid')
    }
    await findOwnPerson(ctx, email)
    if (action === 'add') {
      const given = { rights, until: until === '' ? null : until }
      await ctx.db
        .insert(folderPeople)
        .values({ folderId: roleId, email, issuerId, ...given })
        .onConflictDoUpdate({ target: [folderPeople.folderId, folderPeople.email], set: given })
      await assertPairs(ctx)
    } else
      await ctx.db.delete(folderPeople).where(and(eq(folderPeople.folderId, roleId), eq(folderPeople.email, email)))
    const detail = { action, ...(action === 'add' && { rights }) }
    await recordEvent(ctx, { action: 'permission.set', subjectId: roleId, detail })
    return {}
  })
}
