import type { Input, Output } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../access-contract.ts'
import { lockFolders } from './lock-folders.ts'
import { makeFolder } from './make-folder.ts'

type Create = typeof contract.createFolder

/** Creates an empty folder, by default with the next "Role 3" as its name. Throws `tooManyFolders`, `folderNameTaken`. */
export function createFolder(ctx: AdminContext, asked: Input<Create>): Promise<Output<Create>> {
  return inTransaction(ctx, async (ctx) => {
    await lockFolders(ctx)
    return { roleId: await makeFolder(ctx, asked) }
  })
}
