import { eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { type Language, say } from '#base/text.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { FOLDERS_MAX, nextRoleNumber } from '../../rules.ts'
import { folders } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { folderNames } from '../texts.ts'
import { assertNameFree, lockFolders } from './own-folder.ts'

type Create = typeof contract.createFolder

/** Creates an empty folder, by default with the next "Role 3" as its name. Throws `tooManyFolders`, `folderNameTaken`. */
export function createFolder(ctx: AdminContext, asked: Input<Create>): Promise<Output<Create>> {
  return inTransaction(ctx, async (ctx) => {
    await lockFolders(ctx)
    return { roleId: await makeFolder(ctx, asked) }
  })
}

type Asked = { name?: string; lang?: Language }

/**
 * Writes an empty folder of the signed-in issuer, in the caller's transaction, which holds `lockFolders`, and returns its id.
 * Without a name it gets the next "Role 3" in their language. Throws `tooManyFolders`, `folderNameTaken`.
 */
export async function makeFolder(ctx: AdminContext, { name: given, lang }: Asked): Promise<string> {
  const { issuerId } = ctx.actor
  const rows = await ctx.db.select({ name: folders.name }).from(folders).where(eq(folders.issuerId, issuerId))
  if (rows.length >= FOLDERS_MAX) throw new Problem('tooManyFolders')
  // As a text: a number would be written with separators of thousands, which the next one does not read.
  const number = String(nextRoleNumber(rows.map(({ name }) => name)))
  const name = given ?? say(folderNames.numbered, lang ?? ctx.language, { number })
  await assertNameFree(ctx, name)
  const id = newId()
  await ctx.db.insert(folders).values({ id, issuerId, name, createdAt: ctx.now() })
  await recordEvent(ctx, { action: 'folder.created', subjectId: id })
  return id
}
