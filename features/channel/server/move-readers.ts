import { sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { REACTIONS_MAX } from '../rules.ts'
import { channelReaders, postReactions, postReports } from './tables.ts'

type Merge = { from: string; into: string }

/**
 * Moves the reactions, reading positions and reports of one wallet to another with which it merges. The other one's
 * reactions stay, and earlier ones join them while there is room; of two positions the later one counts.
 */
export function moveReaders(ctx: Context, merge: Merge): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await moveReactions(ctx, merge)
    await movePositions(ctx, merge)
    await moveReports(ctx, merge)
    await recordEvent(ctx, { action: 'reader.moved', subjectId: merge.into })
  })
}

async function moveReactions(ctx: Context, { from, into }: Merge): Promise<void> {
  const kept = sql`select from ${postReactions} kept where kept.holder_id = ${into} and kept.post_id = gone.post_id`
  await ctx.db.execute(sql`
    with gone as (delete from ${postReactions} where holder_id = ${from} returning *),
    placed as (
      select gone.*, row_number() over (partition by gone.post_id order by gone.created_at, gone.emoji)
        + (select count(*) from (${kept}) as own) as place
      from gone where not exists (${kept} and kept.emoji = gone.emoji)
    )
    insert into ${postReactions} (post_id, holder_id, emoji, created_at)
    select post_id, ${into}, emoji, created_at from placed where place <= ${REACTIONS_MAX}::int`)
}

async function movePositions(ctx: Context, { from, into }: Merge): Promise<void> {
  await ctx.db.execute(sql`
    with gone as (delete from ${channelReaders} where holder_id = ${from} returning *)
    insert into ${channelReaders} as known (issuer_id, holder_id, seen_at, muted_at)
    select issuer_id, ${into}, seen_at, muted_at from gone
    on conflict (issuer_id, holder_id) do update set
      seen_at = greatest(known.seen_at, excluded.seen_at), muted_at = coalesce(known.muted_at, excluded.muted_at)`)
}

async function moveReports(ctx: Context, { from, into }: Merge): Promise<void> {
  await ctx.db.execute(sql`
    with gone as (delete from ${postReports} where holder_id = ${from} returning *)
    insert into ${postReports} (post_id, holder_id, issuer_id, reason, created_at, mailed_at, closed_at)
    select post_id, ${into}, issuer_id, reason, created_at, mailed_at, closed_at from gone
    on conflict do nothing`)
}
