import { and, eq } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { NameSource } from '../rules.ts'
import { nameInCommunity, sourceOfName } from './person-name.ts'
import { communityNames } from './tables.ts'

/** A person as a community sees them; `listedName` is what it entered itself. */
export type NamedPerson = {
  holderId: string
  did: string
  pseudo: string
  name: string
  nameSource: NameSource
  listedName: string
}

/**
 * How a community calls some wallets, by their ids. With `isHidden` only by their own name: what was told to the community
 * or entered by it is for those who see addresses.
 */
export async function namesOf(
  ctx: Context,
  issuerId: string,
  holderIds: string[],
  { isHidden = false } = {},
): Promise<Map<string, NamedPerson>> {
  const ids = [...new Set(holderIds)].filter((id) => id !== '')
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      holderId: holders.id,
      did: holders.did,
      pseudo: holders.pseudo,
      name: nameInCommunity,
      nameSource: sourceOfName,
      listedName: communityNames.listedName,
    })
    .from(holders)
    .leftJoin(communityNames, and(eq(communityNames.issuerId, issuerId), eq(communityNames.holderId, holders.id)))
    .where(isOneOf(holders.id, ids))
  return new Map(
    rows.map((row) => [row.holderId, isHidden ? ownName(row) : { ...row, listedName: row.listedName ?? '' }]),
  )
}

function ownName({ holderId, did, pseudo }: Pick<NamedPerson, 'holderId' | 'did' | 'pseudo'>): NamedPerson {
  return { holderId, did, pseudo, name: pseudo, nameSource: pseudo === '' ? '' : 'wallet', listedName: '' }
}
