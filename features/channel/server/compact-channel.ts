import { compactMany } from '#platform/compact-changes.ts'
import type { Context } from '#platform/context.ts'

/** Compacts the counts of posts and communities with many changes. */
export async function compactChannel(ctx: Context): Promise<void> {
  await compactMany(ctx, { table: 'reaction_counts', subject: 'post_id', apart: ['emoji'] })
  await compactMany(ctx, { table: 'seen_counts', subject: 'post_id', apart: [] })
  await compactMany(ctx, { table: 'post_counts', subject: 'issuer_id', apart: [] })
}
