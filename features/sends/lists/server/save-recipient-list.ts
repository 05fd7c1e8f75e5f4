import { eq, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { LISTS_MAX } from '#features/claims/rules.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { recipientLists } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { listOwner } from './own-lists.ts'

/**
 * Stores addresses under a name for later sends; an existing list of this name is replaced: the admins' own, or the
 * contributor's. At most 100 lists of an issuer.
 */
export function saveRecipientList(ctx: TeamContext, { name, emails }: Input<typeof contract.saveRecipientList>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const owner = listOwner(ctx)
    // Serialized, so that two simultaneous calls do not pass the limit.
    await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
    const unique = [...new Set(emails)]
    const [list] = await ctx.db
      .insert(recipientLists)
      .values({ id: newId(), issuerId, owner, name, emails: unique, updatedAt: ctx.now() })
      .onConflictDoUpdate({
        target: [recipientLists.issuerId, recipientLists.owner, recipientLists.name],
        set: { emails: unique, updatedAt: ctx.now() },
      })
      .returning({ id: recipientLists.id })
    const [counted] = await ctx.db
      .select({ lists: sql<number>`count(*)`.mapWith(Number) })
      .from(recipientLists)
      .where(eq(recipientLists.issuerId, issuerId))
    if (!list || (counted?.lists ?? 0) > LISTS_MAX) throw new Problem('tooManyLists')
    await recordEvent(ctx, { action: 'recipientList.saved', subjectId: list.id, detail: { emails: unique.length } })
    return { id: list.id, name, emails: unique, isOfContributor: owner !== '' }
  })
}
