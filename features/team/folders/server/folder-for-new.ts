import { and, asc, eq } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import type { TeamContext } from '#platform/context.ts'
import { folderPeople, folders } from '../../server/tables.ts'
import { rowsOf } from './may-use.ts'

/**
 * The folder that a new template goes into: a contributor's only one with the right to create, or the given one of
 * several; for an admin the given one, or none. Throws `notAllowed` without the right, `folderMissing` when the person
 * has to choose, `notFound` for a folder that is not theirs.
 */
export async function folderForNew(ctx: TeamContext, folderId: string | undefined): Promise<string | undefined> {
  if (ctx.actor.kind === 'admin') return folderId && (await ownFolder(ctx, folderId))
  const own = await foldersToCreateIn(ctx)
  if (folderId !== undefined) {
    if (!own.some(({ id }) => id === folderId)) throw new Problem('notFound')
    return folderId
  }
  const [first, second] = own
  if (!first) throw new Problem('notAllowed')
  if (second) throw new InvalidInput('folderMissing')
  return first.id
}

async function ownFolder(ctx: TeamContext, folderId: string): Promise<string> {
  const [folder] = await ctx.db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.issuerId, ctx.actor.issuerId)))
  if (!folder) throw new Problem('notFound')
  return folder.id
}

/** The folders in which a contributor can create templates, by name; none for an admin, who needs no folder. */
export async function foldersToCreateIn(ctx: TeamContext): Promise<{ id: string; name: string }[]> {
  if (ctx.actor.kind === 'admin') return []
  return ctx.db
    .select({ id: folders.id, name: folders.name })
    .from(folders)
    .innerJoin(folderPeople, eq(folderPeople.folderId, folders.id))
    .where(and(eq(folders.issuerId, ctx.actor.issuerId), rowsOf(ctx, 'create')))
    .orderBy(asc(folders.name), asc(folders.id))
}
