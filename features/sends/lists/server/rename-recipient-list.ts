import { and, eq, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { recipientLists } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { isOwnList } from './own-lists.ts'

/** Renames one of the recipient lists that the caller sees; throws `listNameTaken` for a name that its owner uses. */
export function renameRecipientList(ctx: TeamContext, { listId, name }: Input<typeof contract.renameRecipientList>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    // Serializes the issuer's renames, so that no two lists take one name at once.
    await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
    const isOwn = and(eq(recipientLists.id, listId), isOwnList(ctx))
    const [own] = await ctx.db.select({ owner: recipientLists.owner }).from(recipientLists).where(isOwn)
    if (!own) throw new Problem('notFound')
    const other = alias(recipientLists, 'other')
    const namesake = ctx.db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.issuerId, issuerId), eq(other.owner, own.owner), eq(other.name, name), ne(other.id, listId)))
    const [list] = await ctx.db
      .update(recipientLists)
      .set({ name, updatedAt: ctx.now() })
      .where(and(isOwn, notExists(namesake)))
      .returning({ id: recipientLists.id, name: recipientLists.name, emails: recipientLists.emails })
    if (!list) throw new Problem('listNameTaken')
    await recordEvent(ctx, { action: 'recipientList.renamed', subjectId: list.id })
    return { ...list, isOfContributor: own.owner !== '' }
  })
}
