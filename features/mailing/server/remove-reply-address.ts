import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { isReplyAddress } from './reply-addresses.ts'
import { mailSettings, replyAddresses } from './tables.ts'

/** Removes a reply-to address, also from the settings that use it, unless it is an admin's own as well. */
export function removeReplyAddress(ctx: AdminContext, { email }: Input<typeof contract.removeReplyAddress>) {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    const [removed] = await ctx.db
      .delete(replyAddresses)
      .where(and(eq(replyAddresses.issuerId, issuerId), eq(replyAddresses.email, email)))
      .returning({ id: replyAddresses.id })
    if (!removed) return {}
    const isLast = !(await isReplyAddress(ctx, issuerId, email))
    if (isLast)
      await ctx.db
        .update(mailSettings)
        .set({ replyTo: '' })
        .where(and(eq(mailSettings.issuerId, issuerId), eq(mailSettings.replyTo, email)))
    await recordEvent(ctx, { action: 'replyAddress.removed', subjectId: removed.id })
    return {}
  })
}
