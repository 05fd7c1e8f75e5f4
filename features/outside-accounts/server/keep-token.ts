import { sealText } from '#features/keys/server/seal-text.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type { Provider } from '../rules.ts'
import { outsideTokens } from './tables.ts'

type Kept = { provider: Provider; purpose: string; token: string; seconds: number }

/** Keeps a token, sealed, for the one check for which the holder signed in; it replaces an earlier one. */
export function keepToken(ctx: HolderContext, { provider, purpose, token, seconds }: Kept): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    const sealed = sealText(ctx, tokenRow({ holderId, provider, purpose }), token)
    const expiresAt = new Date(ctx.now().getTime() + seconds * 1000)
    const target = [outsideTokens.holderId, outsideTokens.provider, outsideTokens.purpose]
    await ctx.db
      .insert(outsideTokens)
      .values({ holderId, provider, purpose, token: sealed, expiresAt })
      .onConflictDoUpdate({ target, set: { token: sealed, expiresAt } })
    await recordEvent(ctx, { action: 'outsideToken.kept', subjectId: holderId, detail: { provider } })
  })
}

/** The row that a token is sealed for. */
export function tokenRow(row: { holderId: string; provider: Provider; purpose: string }) {
  return { id: JSON.stringify([row.holderId, row.provider, row.purpose]), purpose: 'outside' } as const
}
