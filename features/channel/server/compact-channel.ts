import type { Context } from '#platform/context.ts'
import { compactMany } from '#platform/database/compact-changes.ts'
import { postCounts, reactionCounts, seenCounts } from './tables.ts'

/** Compacts the counts of posts and communities with many changes. */
export async function compactChannel(ctx: Context): Promise<void> {
  await compactMany(ctx, { table: reactionCounts, subject: 'post_id', apart: ['emoji'] })
  await compactMany(ctx, { table: seenCounts, subject: 'post_id', apart: [] })
  await compactMany(ctx, { table: postCounts, subject: 'issuer_id', apart: [] })
}
