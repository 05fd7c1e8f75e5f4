import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import type { TeamContext } from '#platform/context.ts'
import { PAIRS_MAX } from '../../rules.ts'
import { folderPeople, folders } from '../../server/tables.ts'

/** Checks that folders are the signed-in issuer's; throws `notFound` if one is not. */
export async function assertOwnFolders(ctx: TeamContext, folderIds: string[]): Promise<void> {
  const ids = [...new Set(folderIds)]
  const isOwn = and(inArray(folders.id, ids), eq(folders.issuerId, ctx.actor.issuerId))
  if ((await ctx.db.$count(folders, isOwn)) < ids.length) throw new Problem('notFound')
}

/** Throws `folderNameTaken` if another folder of the issuer has a name, in whichever case. */
export async function assertNameFree(ctx: TeamContext, name: string, folderId = ''): Promise<void> {
  const isNamesake = and(
    eq(folders.issuerId, ctx.actor.issuerId),
    eq(sql`lower(${folders.name})`, sql`lower(${name})`),
    ne(folders.id, folderId),
  )
  if ((await ctx.db.$count(folders, isNamesake)) > 0) throw new Problem('folderNameTaken')
}

/**
 * Locks the caller's community until the end of the transaction, so that its folders and people change one after the
 * other and no limit is passed by two at once. Rows of claims and templates are locked before it. Throws `signedOut` when
 * the community was deleted meanwhile.
 */
export async function lockFolders(ctx: TeamContext): Promise<void> {
  if (!(await lockIssuer(ctx, ctx.actor.issuerId))) throw new Problem('signedOut')
}

/** Throws `tooManyPairs` if the signed-in issuer's folders have too many people now, in the transaction that added some. */
export async function assertPairs(ctx: TeamContext): Promise<void> {
  const pairs = await ctx.db.$count(folderPeople, eq(folderPeople.issuerId, ctx.actor.issuerId))
  if (pairs > PAIRS_MAX) throw new Problem('tooManyPairs')
}
