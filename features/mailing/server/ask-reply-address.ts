import { and, count, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { REPLY_ADDRESSES_MAX, REPLY_CODE_MINUTES } from '../rules.ts'
import { isReplyAddress } from './reply-addresses.ts'
import { replyAddresses } from './tables.ts'

const CODES_AN_HOUR = { limit: 5, seconds: 3600 }

/** E-mails a code to a new reply-to address and invalidates the previous code. Does nothing for a confirmed address. */
export async function askReplyAddress(ctx: AdminContext, { email, lang }: Input<typeof contract.askReplyAddress>) {
  const { issuerId } = ctx.actor
  if (await isReplyAddress(ctx, issuerId, email)) return {}
  await takeRate(ctx, `reply-code:${hashText(email)}`, CODES_AN_HOUR)
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
    const [known] = await ctx.db
      .select({ n: count() })
      .from(replyAddresses)
      .where(eq(replyAddresses.issuerId, issuerId))
    const id = newId()
    const fresh = { id, tries: 0, expiresAt: new Date(ctx.now().getTime() + REPLY_CODE_MINUTES * 60_000) }
    const renewed = await ctx.db
      .update(replyAddresses)
      .set(fresh)
      .where(
        and(eq(replyAddresses.issuerId, issuerId), eq(replyAddresses.email, email), isNull(replyAddresses.confirmedAt)),
      )
      .returning({ id: replyAddresses.id })
    if (renewed.length === 0 && (known?.n ?? 0) >= REPLY_ADDRESSES_MAX) throw new Problem('tooManyAddresses')
    if (renewed.length === 0) await ctx.db.insert(replyAddresses).values({ ...fresh, issuerId, email })
    await recordEvent(ctx, { action: 'replyAddress.asked', subjectId: id })
    await ctx.jobs.send(ctx, 'mail-reply-code', { id, language: lang })
    return {}
  })
}
