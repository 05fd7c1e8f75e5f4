import { eq, inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { peopleRenamed } from '../hooks.ts'
import { communityNames } from './tables.ts'

/**
 * Erases what any community calls some people, and what it entered with some addresses, in the caller's transaction. The
 * rows of members follow; those of the people themselves when their wallets are erased.
 */
export async function eraseNames(ctx: Context, { holderIds, emails }: { holderIds: string[]; emails: string[] }) {
  const gone = await ctx.db
    .delete(communityNames)
    .where(inArray(communityNames.holderId, holderIds))
    .returning({ issuerId: communityNames.issuerId })
  await noted(ctx, gone.length)
  if (emails.length === 0) return
  const changed = await ctx.db
    .update(communityNames)
    .set({ listedName: '', listedEmail: '' })
    .where(inArray(communityNames.listedEmail, emails))
    .returning({ issuerId: communityNames.issuerId, holderId: communityNames.holderId })
  await noted(ctx, changed.length)
  for (const [issuerId, all] of [...Map.groupBy(changed, (row) => row.issuerId)].sort())
    await peopleRenamed.run(ctx, { issuerId, holderIds: all.map(({ holderId }) => holderId) })
}

/** Erases what a deleted community calls people. */
export async function eraseNamesIn(ctx: Context, issuerId: string): Promise<void> {
  const gone = await ctx.db
    .delete(communityNames)
    .where(eq(communityNames.issuerId, issuerId))
    .returning({ holderId: communityNames.holderId })
  await noted(ctx, gone.length)
}

/** How many there were, and nothing of whom. */
async function noted(ctx: Context, count: number): Promise<void> {
  if (count > 0) await recordEvent(ctx, { action: 'names.erased', subjectId: 'names', detail: { count } })
}
