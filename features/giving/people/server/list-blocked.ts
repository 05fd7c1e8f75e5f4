import { asc, eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { holders } from '#features/holders/server/tables.ts'
import type { HolderContext } from '#platform/context.ts'
import { givingBlocks } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'
import { describePerson } from './describe-people.ts'

const SHOWN_MAX = 500

/** The people whose gifts the signed-in holder refuses, by name. */
export async function listBlocked(ctx: HolderContext): Promise<Output<typeof contract.listBlocked>> {
  const rows = await ctx.db
    .select({ holder: holders })
    .from(givingBlocks)
    .innerJoin(holders, eq(holders.id, givingBlocks.giverId))
    .where(eq(givingBlocks.holderId, ctx.actor.holderId))
    .orderBy(asc(holders.pseudo), asc(holders.id))
    .limit(SHOWN_MAX)
  return { people: rows.map(({ holder }) => describePerson(holder)) }
}
