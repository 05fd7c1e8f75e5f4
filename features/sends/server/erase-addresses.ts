import { sql } from 'drizzle-orm'
import { eraseRecipients } from '#features/claims/server/erase-recipients.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { listedSends } from '../hooks.ts'
import { eraseMessagesOf } from '../mail/server/messages.ts'
import { recipientLists } from './tables.ts'

type Erased = { emails: string[]; claimIds: string[]; holderIds: string[] }

/**
 * Erases addresses (in lower case), and the recipients of some claims, from all claims, lists and receipts, and messages that were to
 * nobody else. Returns the ids of
 * the claims. Unsubscriptions remain, as hashes. Call `lockSent` first, which locks the rows and stops new ones.
 */
export function eraseAddresses(ctx: Context, asked: Erased): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const ids = await eraseRecipients(ctx, asked)
    await eraseMessagesOf(ctx, ids)
    await listedSends.get().erase(ctx, asked.emails)
    let count = 0
    for (const email of asked.emails) {
      const shortened = await ctx.db
        .update(recipientLists)
        .set({ emails: sql`${recipientLists.emails} - ${email}::text` })
        .where(sql`jsonb_exists(${recipientLists.emails}, ${email})`)
        .returning({ id: recipientLists.id })
      count += shortened.length
    }
    // One row without names: which lists a person stood on is erased with them.
    if (count > 0)
      await recordEvent(ctx, { action: 'addresses.erased', subjectId: 'recipientLists', detail: { count } })
    return ids
  })
}
