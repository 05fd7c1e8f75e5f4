import { asc, eq } from 'drizzle-orm'
import { LISTS_MAX } from '#features/claims/rules.ts'
import type { TeamContext } from '#platform/context.ts'
import { recipientLists } from './tables.ts'

/** The issuer's recipient lists, by name. */
export async function listRecipientLists(ctx: TeamContext) {
  const { id, name, emails } = recipientLists
  const lists = await ctx.db
    .select({ id, name, emails })
    .from(recipientLists)
    .where(eq(recipientLists.issuerId, ctx.actor.issuerId))
    .orderBy(asc(name))
    .limit(LISTS_MAX)
  return { lists }
}
