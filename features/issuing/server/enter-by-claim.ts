import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { findHolder } from '#features/holders/server/queries.ts'
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
  const { id: claimId, email, holderId } = link.claim
  if (email === '' && holderId === '') throw new Problem('claimWithoutAddress')
  return inTransaction(ctx, async (ctx) => {
    const holder = holderId ? await memberOf(ctx, holderId) : await makeHolderOfAddress(ctx, { email, language: lang })
    const isLimited = !holder.isNew
    const scope = isLimited ? { claimId } : {}
    const opened = await openWalletSession(ctx, { holderId: holder.id, renewSecret, fromClaim: true, ...scope })
    await recordEvent(ctx, { action: 'wallet.opened', subjectId: holder.id, detail: { by: 'claim', isLimited } })
    return { ...opened, isLimited }
  })
}

/** The existing wallet of a member; one with its own key is opened by that key alone. */
async function memberOf(ctx: Context, holderId: string): Promise<{ id: string; isNew: boolean }> {
  const holder = await findHolder(ctx, holderId)
  if (holder?.kind !== 'email') throw new Problem('claimWithoutAddress')
  return { id: holder.id, isNew: false }
}
