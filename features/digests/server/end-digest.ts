import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { readDigestToken } from './digest-token.ts'
import { digestSettings } from './tables.ts'

/**
 * Turns off the digest that a token of one of its e-mails names, also of the wallet that has taken over that holder's.
 * Idempotent; throws `notFound` when the token is not ours.
 */
export function endDigest(ctx: Context, { token }: { token: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const named = readDigestToken(ctx.config, token)
    const holder = named && (await findHolder(ctx, named))
    if (!holder) throw new Problem('notFound')
    const holderId = holder.mergedInto ?? holder.id
    const ended = await ctx.db
      .update(digestSettings)
      .set({ every: 'off', nextAt: null })
      .where(and(eq(digestSettings.holderId, holderId), ne(digestSettings.every, 'off')))
      .returning({ holderId: digestSettings.holderId })
    if (ended.length === 0) return
    await recordEvent(ctx, { action: 'digest.changed', subjectId: holderId, detail: { every: 'off' } })
  })
}
