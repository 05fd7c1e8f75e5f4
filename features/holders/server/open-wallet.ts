import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { readSignedMessage } from '#features/sign-in/by-wallet/server/read-signed-message.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { acceptBadgeKey } from '../keys/server/accept-badge-key.ts'
import { readBadgeProof } from '../keys/server/read-badge-proof.ts'
import { ensureOwnHolder } from './ensure-own-holder.ts'
import { takeNonce } from './nonces/queries.ts'
import { noteWalletBrowser } from './note-wallet-browser.ts'
import { openWalletSession } from './open-wallet-session.ts'

/**
 * Opens the wallet of a key unknown to the server, by an EIP-4361 message. A message that names the wallet's badge key,
 * with the proof of that key, binds it to the account. Throws `proofWrong`, `badgeKeyDiffers`.
 */
export async function openWallet(
  ctx: Context,
  { message, signature, badgeProof, browser, renewSecret, lang }: Input<typeof contract.openWallet>,
) {
  const { did, nonce, resources } = await readSignedMessage(ctx, { message, signature }, ctx.config.walletUrl)
  const badgeDid = badgeProof === undefined ? undefined : readBadgeProof(ctx, { badgeProof, nonce, resources })
  if (!(await takeNonce(ctx, nonce))) throw new Problem('proofWrong')
  return inTransaction(ctx, async (ctx) => {
    const holder = await ensureOwnHolder(ctx, { did, language: lang })
    if (badgeDid) await acceptBadgeKey(ctx, { holderId: holder.id, account: did, did: badgeDid })
    await recordEvent(ctx, { action: 'wallet.opened', subjectId: holder.id, detail: { by: 'key' } })
    await noteWalletBrowser(ctx, holder, { account: did, browser, isFirst: false })
    return openWalletSession(ctx, { holderId: holder.id, renewSecret, fromClaim: false, did })
  })
}
