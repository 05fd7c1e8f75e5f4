import { eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { TeamContext } from '#platform/context.ts'
import { PAIRS_MAX } from '../../rules.ts'
import { folderPeople } from '../../server/tables.ts'

/** Throws `tooManyPairs` if the signed-in issuer's folders have too many people now, in the transaction that added some. */
export async function assertPairs(ctx: TeamContext): Promise<void> {
  const pairs = await ctx.db.$count(folderPeople, eq(folderPeople.issuerId, ctx.actor.issuerId))
  if (pairs > PAIRS_MAX) throw new Problem('tooManyPairs')
}
