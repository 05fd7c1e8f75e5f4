import type { Input } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { assertOwnTemplates } from './assert-own-templates.ts'
import { assertOwnFolders, lockFolders } from './own-folder.ts'
import { putTemplates } from './put-templates.ts'

/** Puts a template of the issuer into one of its folders. Idempotent. Throws as `putTemplates`. */
export function addToFolder(ctx: AdminContext, { templateId, roleId }: Input<typeof contract.addToFolder>) {
  return inTransaction(ctx, async (ctx) => {
    await assertOwnTemplates(ctx, [templateId])
    await lockFolders(ctx)
    await assertOwnFolders(ctx, [roleId])
    await putTemplates(ctx, roleId, [templateId])
    return {}
  })
}
