import { and, asc, eq } from 'drizzle-orm'
import type { TeamContext } from '#platform/context.ts'
import { rowsOf } from './may-use.ts'
import { folderPeople, folders } from './tables.ts'

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
