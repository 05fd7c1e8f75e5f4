import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { CODE_TRIES } from '#features/sign-in/rules.ts'
import { sameText, signings } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { entryDigits } from './entry-digits.ts'
import { isReplyAddress } from './reply-addresses.ts'
import { replyAddresses } from './tables.ts'

/**
 * Confirms a reply-to address by its code. The update that counts the try is the lock: after five wrong codes the code
 * has ended (`codeEnded`). A confirmed address stays confirmed.
 */
export async function confirmReplyAddress(
  ctx: AdminContext,
  { email, digits }: Input<typeof contract.confirmReplyAddress>,
) {
  const { issuerId } = ctx.actor
  if (await isReplyAddress(ctx, issuerId, email)) return {}
  const [row] = await ctx.db
    .update(replyAddresses)
    .set({ tries: sql`${replyAddresses.tries} + 1` })
    .where(
      and(
        eq(replyAddresses.issuerId, issuerId),
        eq(replyAddresses.email, email),
        isNull(replyAddresses.confirmedAt),
        lt(replyAddresses.tries, CODE_TRIES),
        gt(replyAddresses.expiresAt, ctx.now()),
      ),
    )
    .returning()
  if (!row) throw new Problem('codeEnded')
  if (!signings(ctx.config).some((each) => sameText(entryDigits(each, row.id), digits))) throw new Problem('codeWrong')
  return inTransaction(ctx, async (ctx) => {
    // A new code was requested meanwhile, or the address was removed: this code has ended.
    const [confirmed] = await ctx.db
      .update(replyAddresses)
      .set({ confirmedAt: ctx.now() })
      .where(eq(replyAddresses.id, row.id))
      .returning({ id: replyAddresses.id })
    if (!confirmed) throw new Problem('codeEnded')
    await recordEvent(ctx, { action: 'replyAddress.confirmed', subjectId: row.id })
    return {}
  })
}
