import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { readCode } from '#features/sign-in/server/links/read-code.ts'
import { readLink } from '#features/sign-in/server/links/read-link.ts'
import { takeLink } from '#features/sign-in/server/links/take-link.ts'
import { endSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'
import type * as contract from '../../contract.ts'
import { makeHolderOfAddress } from '../../server/make-holder-of-address.ts'
import { noteWalletBrowser } from '../../server/note-wallet-browser.ts'
import { openWalletSession } from '../../server/open-wallet-session.ts'
import { holderAddresses } from '../../server/tables.ts'

/**
 * Spends a wallet link and opens the wallet of its address, creating an empty one for a new address. The address is now
 * proven: sessions opened only by a claim link end.
 */
export async function finalizeWalletLink(ctx: Context, input: Input<typeof contract.finalizeWalletLink>) {
  // Outside the transaction: a wrong code must stay counted.
  const { id, email } = await findLink(ctx, input)
  return inTransaction(ctx, async (ctx) => {
    await takeLink(ctx, id)
    const holder = await makeHolderOfAddress(ctx, { email, language: input.lang })
    const first = await ctx.db
      .update(holderAddresses)
      .set({ provenAt: ctx.now() })
      .where(and(eq(holderAddresses.email, email), isNull(holderAddresses.provenAt)))
      .returning({ id: holderAddresses.id })
    await endSessions(ctx, and(eq(sessions.holderId, holder.id), eq(sessions.fromClaim, 1)))
    await recordEvent(ctx, { action: 'wallet.opened', subjectId: holder.id, detail: { by: 'link' } })
    // The first opening of a wallet needs no notice.
    await noteWalletBrowser(ctx, holder, { account: email, browser: input.browser, isFirst: first.length > 0 })
    const session = { holderId: holder.id, renewSecret: input.renewSecret, fromClaim: false }
    return openWalletSession(ctx, session)
  })
}

function findLink(ctx: Context, { token, requestId, code, browser }: Input<typeof contract.finalizeWalletLink>) {
  if (token) return readLink(ctx, token, ['wallet'])
  if (requestId && code && browser) return readCode(ctx, { requestId, code, browser, purposes: ['wallet'] })
  throw new Problem('linkExpired')
}
