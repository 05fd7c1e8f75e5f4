import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as claimContract from '../contract.ts'
import { readLink } from './read-link.ts'

/**
 * Opens a wallet session by a mailed link. A new address gets its wallet, in a session that ends once a sign-in link
 * proves the address; in an existing wallet the session can only collect this claim.
 */
export async function enterByClaim(
  ctx: Context,
  { claim: token, renewSecret, lang }: Input<typeof claimContract.enterByClaim>,
) {
  const link = await readLink(ctx, token)
  if (link?.state !== 'open') throw new Problem('claimGone')
  const { id: claimId, email } = link.claim
  if (email === '') throw new Problem('claimWithoutAddress')
  return inTransaction(ctx, async (ctx) => {
    const holder = await makeHolderOfAddress(ctx, { email, language: lang })
    const isLimited = !holder.isNew
    const scope = isLimited ? { claimId } : {}
    const opened = await openWalletSession(ctx, { holderId: holder.id, renewSecret, fromClaim: true, ...scope })
    await recordEvent(ctx, { action: 'wallet.opened', subjectId: holder.id, detail: { by: 'claim', isLimited } })
    return { ...opened, isLimited }
  })
}
