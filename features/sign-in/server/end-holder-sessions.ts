import { and, inArray, or } from 'drizzle-orm'
import { endSessions, eraseFromSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forgetNoticesTo } from '#platform/mail/account-notices.ts'
import { sessions } from '#platform/tables.ts'
import { type LinkPurpose, magicLinks } from './tables.ts'

/**
 * Ends every wallet session of erased holders, and the mailed links that open a wallet for them or their addresses.
 * Returns how many sessions were open. Studio sessions stay: an admin can be a holder as well.
 */
export function endHolderSessions(ctx: Context, holderIds: string[], emails: string[]): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const own = inArray(sessions.holderId, holderIds)
    const count = await endSessions(ctx, own)
    await eraseFromSessions(ctx, own, ['email', 'did', 'device'])
    const toAddresses = and(inArray(magicLinks.email, emails), inArray(magicLinks.purpose, WALLET))
    await ctx.db.delete(magicLinks).where(or(inArray(magicLinks.holderId, holderIds), toAddresses))
    await forgetNoticesTo(ctx, emails)
    for (const subjectId of holderIds)
      await recordEvent(ctx, { action: 'sessions.ended', subjectId, detail: { count } })
    return count
  })
}

const WALLET: LinkPurpose[] = ['wallet', 'address']
