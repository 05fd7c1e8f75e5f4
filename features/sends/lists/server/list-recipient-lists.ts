import { asc } from 'drizzle-orm'
import { LISTS_MAX } from '#features/claims/rules.ts'
import type { TeamContext } from '#platform/context.ts'
import { recipientLists } from '../../server/tables.ts'
import { isOwnList } from './own-lists.ts'

/** The issuer's recipient lists, by name: all for an admin, a contributor's own. */
export async function listRecipientLists(ctx: TeamContext) {
  const { id, name, emails, owner } = recipientLists
  const lists = await ctx.db
    .select({ id, name, emails, owner })
    .from(recipientLists)
    .where(isOwnList(ctx))
    .orderBy(asc(name))
    .limit(LISTS_MAX)
  return { lists: lists.map(({ owner, ...list }) => ({ ...list, isOfContributor: owner !== '' })) }
}
