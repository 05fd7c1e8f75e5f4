import { and, eq, gt, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { magicLinks } from '../tables.ts'
import type { Link } from './read-link.ts'

/**
 * Spends a link that was read before, by its id. The update is the lock: one of two simultaneous calls gets the link,
 * the other throws `linkExpired`, as does a call after its expiry.
 */
export function takeLink(ctx: Context, linkId: string): Promise<Link> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const [link] = await ctx.db
      .update(magicLinks)
      .set({ spentAt: now })
      .where(and(eq(magicLinks.id, linkId), isNull(magicLinks.spentAt), gt(magicLinks.expiresAt, now)))
      .returning()
    if (!link) throw new Problem('linkExpired')
    await recordEvent(ctx, { action: 'link.spent', subjectId: link.id, detail: { purpose: link.purpose } })
    return link
  })
}
