import { and, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { createKey } from './create-key.ts'
import { holdKey } from './hold-key.ts'
import { markKeysCompromised, signingKeysOf } from './mark-keys-compromised.ts'
import { sealedKeys } from './tables.ts'

/**
 * Gives an issuer a new issuing key and retires the current one with its JWT keys: that for ES256 is replaced too, that for
 * RS256 on the next request. Signatures of retired keys stay valid, unless the keys are `compromised`, which includes those
 * retired earlier.
 */
export function retireKeys(
  ctx: Context,
  { ownerId, isCompromised }: { ownerId: string; isCompromised: boolean },
): Promise<{ id: string; publicKey: string }> {
  return inTransaction(ctx, async (ctx) => {
    // Of two simultaneous calls the second waits here, then retires the key of the first.
    await holdKey(ctx, { ownerId, purpose: 'issuing', until: 'update' })
    const retired = await ctx.db
      .update(sealedKeys)
      .set({ retiredAt: ctx.now() })
      .where(and(signingKeysOf(ownerId), isNull(sealedKeys.retiredAt)))
      .returning({ id: sealedKeys.id, purpose: sealedKeys.purpose })
    if (isCompromised) await markKeysCompromised(ctx, ownerId)
    for (const { id } of retired)
      await recordEvent(ctx, { action: 'key.retired', issuerId: ownerId, subjectId: id, detail: { isCompromised } })
    // Now, so that the issuer's document has it: verifiers read that before the token list, which would make the key.
    if (retired.some(({ purpose }) => purpose === 'jwt')) await createKey(ctx, { purpose: 'jwt', ownerId })
    return createKey(ctx, { purpose: 'issuing', ownerId })
  })
}
