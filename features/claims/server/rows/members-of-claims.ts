import { inArray } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import type { AddressLook } from '#features/team/folders/server/address-look.ts'
import type { Context } from '#platform/context.ts'
import type { Claim } from '../queries.ts'

type Member = { did: string; pseudo: string }

/** The members to whom some claims belong, by their ids; without their names where recipients are hidden. */
export async function membersOfClaims(
  ctx: Context,
  rows: Pick<Claim, 'holderId'>[],
  { isHidden }: Pick<AddressLook, 'isHidden'>,
): Promise<Map<string, Member>> {
  const ids = [...new Set(rows.flatMap(({ holderId }) => holderId || []))]
  if (ids.length === 0) return new Map()
  const found = await ctx.db
    .select({ id: holders.id, did: holders.did, pseudo: holders.pseudo })
    .from(holders)
    .where(inArray(holders.id, ids))
  return new Map(found.map(({ id, did, pseudo }) => [id, { did, pseudo: isHidden ? '' : pseudo }]))
}
