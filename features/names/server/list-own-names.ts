import { sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { HolderContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../contract.ts'
import { communitiesKnowing } from './communities-knowing.ts'
import { communityNames } from './tables.ts'

type Row = { issuerId: string; did: string; community: string; imageCid: string; givenName: string; listedName: string }

/** The communities that know the holder, by their names, and what each calls them. */
export async function listOwnNames(ctx: HolderContext): Promise<Output<typeof contract.listOwnNames>> {
  const { holderId } = ctx.actor
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`select i.id as "issuerId", i.did, i.name as community, i.image_cid as "imageCid",
      coalesce(n.given_name, '') as "givenName", coalesce(n.listed_name, '') as "listedName"
    from ${issuers} i left join ${communityNames} n on n.issuer_id = i.id and n.holder_id = ${holderId}
    where i.deleted_at is null and i.id in (${communitiesKnowing(holderId)})
    order by search_text(i.name), i.id`,
  )
  return {
    names: rows.map(({ imageCid, ...row }) => ({ ...row, imageUrl: imageCid && `/ipfs/${imageCid}` })),
  }
}
