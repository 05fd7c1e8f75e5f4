import { sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { lockMembers, lockNames } from './lock-members.ts'
import { members } from './tables.ts'

/** Writes holders' names, as their wallets have them now, into their rows in every community, also where they left. */
export async function followProfiles(ctx: Context, holderIds: string[]): Promise<void> {
  await lockNames(ctx, holderIds)
  await lockMembers(ctx, await communitiesOf(ctx, holderIds))
  await ctx.db.execute(sql`
    update ${members} m set name = h.pseudo, sort_name = search_text(h.pseudo)
    from ${holders} h
    where h.id = m.holder_id and m.holder_id = any(${sql.param(holderIds)}::text[]) and m.name <> h.pseudo`)
}

/** The communities that some holders are or were members of. */
export async function communitiesOf(ctx: Context, holderIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ issuerId: members.issuerId })
    .from(members)
    .where(isOneOf(members.holderId, holderIds))
  return rows.map(({ issuerId }) => issuerId)
}
