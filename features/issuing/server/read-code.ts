import { and, eq, gt, isNull } from 'drizzle-orm'
import { type ClaimState, isOpenLink } from '#features/claims/rules.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { entries } from '#features/claims/server/tables.ts'
import { claimToken, readEntryToken } from '#features/mailing/server/claim-token.ts'
import type { Context } from '#platform/context.ts'
import { readLink } from './read-link.ts'

/**
 * The claim behind a pre-authorized code: a personal link's own token, or the code of an entry into an open link.
 * Undefined for a forged code, an expired, unconfirmed or used entry, and an open link without an entry.
 */
export async function readCode(
  ctx: Context,
  code: string,
): Promise<{ claim: Claim; n: number; state: ClaimState; entryId: string } | undefined> {
  const named = readEntryToken(ctx.config, code)
  if (!named) {
    const link = await readLink(ctx, code)
    return link && !isOpenLink(link.claim) ? { ...link, entryId: '' } : undefined
  }
  const [entry] = await ctx.db
    .select({ claimId: entries.claimId })
    .from(entries)
    .where(
      and(eq(entries.id, named.id), eq(entries.codeHash, ''), isNull(entries.usedAt), gt(entries.expiresAt, ctx.now())),
    )
  const link = entry && (await readLink(ctx, claimToken(ctx.config, entry.claimId, named.n)))
  return link && { ...link, entryId: named.id }
}
