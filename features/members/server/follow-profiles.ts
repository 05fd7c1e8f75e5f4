import { sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import type { Renamed } from '#features/names/hooks.ts'
import { lockNames } from '#features/names/server/lock-names.ts'
import { nameInCommunity, otherNames } from '#features/names/server/person-name.ts'
import { communityNames } from '#features/names/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { lockMembers } from './lock-members.ts'
import { members } from './tables.ts'

/** Writes holders' names, as their wallets have them now, into their rows in every community, also where they left. */
export async function followProfiles(ctx: Context, { holderIds }: { holderIds: string[] }): Promise<void> {
  await lockNames(ctx, holderIds)
  const issuerIds = await communitiesOf(ctx, holderIds)
  await lockMembers(ctx, issuerIds)
  await renameMembers(ctx, issuerIds, holderIds)
}

/** Writes holders' names for a community into their rows there; the caller has locked the names. */
export async function followNames(ctx: Context, { issuerId, holderIds }: Renamed): Promise<void> {
  await lockMembers(ctx, [issuerId])
  await renameMembers(ctx, [issuerId], holderIds)
}

/** Writes the names that some holders have in some communities now into their rows, which the caller has locked. */
export async function renameMembers(ctx: Context, issuerIds: string[], holderIds: string[]): Promise<void> {
  if (issuerIds.length === 0 || holderIds.length === 0) return
  await ctx.db.execute(sql`
    update ${members} m set name = named.name, sort_name = search_text(named.name), other_names = named.others
    from (
      select own.issuer_id, own.holder_id, ${nameInCommunity} as name, search_text(${otherNames}) as others
      from ${members} own
      join ${holders} on ${holders.id} = own.holder_id
      left join ${communityNames} on ${communityNames.issuerId} = own.issuer_id
        and ${communityNames.holderId} = own.holder_id
      where own.issuer_id = any(${sql.param(issuerIds)}::text[]) and own.holder_id = any(${sql.param(holderIds)}::text[])
    ) as named
    where m.issuer_id = named.issuer_id and m.holder_id = named.holder_id
      and (m.name, m.other_names) is distinct from (named.name, named.others)`)
}

/** The communities that some holders are or were members of. */
export async function communitiesOf(ctx: Context, holderIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ issuerId: members.issuerId })
    .from(members)
    .where(isOneOf(members.holderId, holderIds))
  return rows.map(({ issuerId }) => issuerId)
}
