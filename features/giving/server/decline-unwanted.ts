import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { endGiftClaim } from './end-gift-claim.ts'
import { isUnwanted } from './judge-gift.ts'
import { gifts } from './tables.ts'

type Sent = { id: string; issuerId: string; templateId: string; giverId: string; claimId: string }

/**
 * Declines a gift for a recipient who must not get it (`isUnwanted`), in the transaction that sends it: no e-mail leaves,
 * they never see it, and to the giver it looks like one that waits, because its claim has the same end. Returns whether it
 * was declined.
 */
export async function declineUnwanted(
  ctx: Context,
  { id, issuerId, templateId, giverId, claimId }: Sent,
  pair: Omit<Parameters<typeof isUnwanted>[1], 'templateId' | 'giverId'>,
): Promise<boolean> {
  if (!(await isUnwanted(ctx, { ...pair, templateId, giverId }))) return false
  await endGiftClaim(ctx, { issuerId, claimId })
  await ctx.db.update(gifts).set({ state: 'declined' }).where(eq(gifts.id, id))
  await recordEvent(ctx, { action: 'gift.declined', subjectId: id })
  return true
}
