import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type KeyPurpose, sealedKeys } from './tables.ts'

/** The purposes of the keys with which an issuer signs badges: Ed25519, and for JWT P-256 and RSA. */
export const SIGNING_PURPOSES: KeyPurpose[] = ['issuing', 'jwt', 'rsa']

/** The keys with which an issuer signs badges. */
export const signingKeysOf = (ownerId: string) =>
  and(eq(sealedKeys.ownerId, ownerId), inArray(sealedKeys.purpose, SIGNING_PURPOSES))

/** Marks every signing key of an issuer as compromised: none of their signatures is valid from now on. */
export function markKeysCompromised(ctx: Context, ownerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const compromised = await ctx.db
      .update(sealedKeys)
      .set({ compromisedAt: ctx.now() })
      .where(and(signingKeysOf(ownerId), isNull(sealedKeys.compromisedAt)))
      .returning({ id: sealedKeys.id })
    for (const { id } of compromised)
      await recordEvent(ctx, { action: 'key.condemned', issuerId: ownerId, subjectId: id })
  })
}
