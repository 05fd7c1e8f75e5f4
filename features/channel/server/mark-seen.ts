import { sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { type Context, type HolderContext, inTransaction } from '#platform/context.ts'
import { SEEN_AT_ONCE } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { findMemberPost } from './member-posts.ts'
import { readToOf } from './own-channels.ts'
import { channelReaders, posts, seenCounts } from './tables.ts'

/**
 * Moves what the holder has seen of a channel forward to a post, and counts them once under each post in between, at most
 * the newest `SEEN_AT_ONCE`. Throws `notFound`. No audit row: it would record when each member reads.
 */
export function markSeen(ctx: HolderContext, { issuerId, postId }: Input<typeof contract.markSeen>) {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    // Of two calls at once the second one finds the position of the first.
    await lockOwnWallet(ctx)
    const { post } = await findMemberPost(ctx, holderId, postId)
    if (post.issuerId !== issuerId) throw new Problem('notFound')
    const from = await readToOf(ctx, holderId, issuerId)
    if (from === undefined || post.publishedAt <= from) return {}
    const reader = { issuerId, holderId, from, to: post.publishedAt }
    await move(ctx, reader)
    await countReader(ctx, reader)
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'post', subjectId: issuerId })
    return {}
  })
}

type Reader = { issuerId: string; holderId: string; from: Date; to: Date }

async function move(ctx: Context, { issuerId, holderId, to }: Reader): Promise<void> {
  const seenAt = to.toISOString()
  await ctx.db.execute(sql`
    insert into ${channelReaders} (issuer_id, holder_id, seen_at)
    values (${issuerId}, ${holderId}, ${seenAt}::timestamptz)
    on conflict (issuer_id, holder_id) do update set seen_at = excluded.seen_at`)
}

async function countReader(ctx: Context, { issuerId, from, to }: Reader): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${seenCounts} (post_id, delta)
    select id, 1 from ${posts}
    where issuer_id = ${issuerId} and published_at is not null and deleted_at is null
      and published_at > ${from.toISOString()}::timestamptz and published_at <= ${to.toISOString()}::timestamptz
    order by published_at desc limit ${SEEN_AT_ONCE}::int`)
}
