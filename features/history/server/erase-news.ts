import { inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { claimNews } from './tables.ts'

/** Deletes the status e-mails of some claims that were not sent yet, in the caller's transaction. */
export async function eraseNews(ctx: Context, claimIds: string[]): Promise<void> {
  const erased = await ctx.db
    .delete(claimNews)
    .where(inArray(claimNews.claimId, claimIds))
    .returning({ id: claimNews.id })
  await recordEvent(ctx, { action: 'news.erased', subjectId: 'claims', detail: { count: erased.length } })
}
