import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { namelessAuthors } from './tables.ts'

/** Shows the caller's first name to members, or hides it, also in earlier messages. Idempotent. */
export function showName(
  ctx: AdminContext,
  { shown }: Input<typeof contract.showName>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId, email } = ctx.actor
    const isOwn = and(eq(namelessAuthors.issuerId, issuerId), eq(namelessAuthors.email, email))
    if (shown) await ctx.db.delete(namelessAuthors).where(isOwn)
    else await ctx.db.insert(namelessAuthors).values({ issuerId, email }).onConflictDoNothing()
    const action = shown ? 'conversations.nameShown' : 'conversations.nameHidden'
    await recordEvent(ctx, { action, issuerId, subjectId: issuerId })
    return {}
  })
}
