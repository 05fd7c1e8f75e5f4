import { and, eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Provider } from '../rules.ts'
import { outsideTokens } from './tables.ts'

type Used = { holderId: string; provider: Provider; purpose: string; sealed: string }

/** Deletes the token of a decided check, but not one that a later sign-in has put in its place. */
export function discardToken(ctx: Context, { holderId, provider, purpose, sealed }: Used): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isIt = and(
      eq(outsideTokens.holderId, holderId),
      eq(outsideTokens.provider, provider),
      eq(outsideTokens.purpose, purpose),
      eq(outsideTokens.token, sealed),
    )
    const gone = await ctx.db.delete(outsideTokens).where(isIt).returning({ provider: outsideTokens.provider })
    if (gone.length > 0)
      await recordEvent(ctx, { action: 'outsideToken.discarded', subjectId: holderId, detail: { provider } })
  })
}
