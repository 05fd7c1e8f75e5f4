import { ne, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { addressSuppressed } from '../hooks.ts'
import type { SuppressionReason } from '../rules.ts'
import { suppressionHash } from './suppressed-of.ts'
import { suppressions } from './tables.ts'

type Unwanted = { issuerId: string; email: string; reason: SuppressionReason; claimId?: string }

/**
 * Suppresses an address for an issuer, in the caller's transaction, and ends its waiting e-mails. Idempotent, except that
 * the owner's unsubscription replaces a reason given by the issuer.
 */
export async function suppress(ctx: Context, { issuerId, email, reason, claimId }: Unwanted): Promise<void> {
  const [written] = await ctx.db
    .insert(suppressions)
    .values({ issuerId, emailHash: suppressionHash(issuerId, email), at: ctx.now(), reason })
    .onConflictDoUpdate({
      target: [suppressions.issuerId, suppressions.emailHash],
      set: { reason, at: ctx.now() },
      setWhere: reason === 'unsubscribed' ? ne(suppressions.reason, 'unsubscribed') : sql`false`,
    })
    .returning({ issuerId: suppressions.issuerId })
  if (!written) return
  await addressSuppressed.run(ctx, { issuerId, email })
  const action = reason === 'unsubscribed' ? 'mails.unsubscribed' : 'mails.suppressed'
  await recordEvent(ctx, { action, issuerId, subjectId: claimId ?? issuerId, detail: { reason } })
}
