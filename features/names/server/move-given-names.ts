import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { lockNames } from './lock-names.ts'
import { communityNames } from './tables.ts'

/**
 * Moves what communities call one holder to another, when their wallets merge: what the other one already told or was called
 * stays. The rows of members follow when they are moved.
 */
export async function moveGivenNames(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  await lockNames(ctx, [from, into])
  await ctx.db.execute(sql`
    with gone as (delete from ${communityNames} where holder_id = ${from} returning *)
    insert into ${communityNames} as known (issuer_id, holder_id, given_name, listed_name, listed_email)
    select issuer_id, ${into}, given_name, listed_name, listed_email from gone
    on conflict (issuer_id, holder_id) do update set
      given_name = coalesce(nullif(known.given_name, ''), excluded.given_name),
      listed_name = coalesce(nullif(known.listed_name, ''), excluded.listed_name),
      listed_email = coalesce(nullif(known.listed_email, ''), excluded.listed_email)`)
}
