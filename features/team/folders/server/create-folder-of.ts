import type { Input, Output } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { assertOwnTemplates } from './assert-own-templates.ts'
import { makeFolder } from './create-folder.ts'
import { lockFolders } from './own-folder.ts'
import { putTemplates } from './put-templates.ts'

type Create = typeof contract.createFolderOf

/** Creates a folder, named as by default, with some templates of the issuer in it. Throws as `makeFolder`, `putTemplates`. */
export function createFolderOf(ctx: AdminContext, { resourceIdList, lang }: Input<Create>): Promise<Output<Create>> {
  return inTransaction(ctx, async (ctx) => {
    await assertOwnTemplates(ctx, resourceIdList)
    await lockFolders(ctx)
    const roleId = await makeFolder(ctx, { lang })
    await putTemplates(ctx, roleId, resourceIdList)
    return { roleId }
  })
}
