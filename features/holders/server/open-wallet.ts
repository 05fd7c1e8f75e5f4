import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { readSignedMessage } from '#features/sign-in/server/read-signed-message.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ensureOwnHolder } from './ensure-own-holder.ts'
import { noteWalletBrowser } from './note-wallet-browser.ts'
import { openWalletSession } from './open-wallet-session.ts'
import { takeNonce } from './queries.ts'

/** Opens the wallet of a key unknown to the server, by an EIP-4361 message; throws `proofWrong`. */
export async function openWallet(
  ctx: Context,
  { message, signature, browser, renewSecret, lang }: Input<typeof contract.openWallet>,
) {
  const { did, nonce } = await readSignedMessage(ctx, { message, signature }, ctx.config.walletUrl)
  if (!(await takeNonce(ctx, nonce))) throw new Problem('proofWrong')
  return inTransaction(ctx, async (ctx) => {
    const holder = await ensureOwnHolder(ctx, { did, language: lang })
    await recordEvent(ctx, { action: 'wallet.opened', subjectId: holder.id, detail: { by: 'key' } })
    await noteWalletBrowser(ctx, holder, { account: did, browser, isFirst: false })
    return openWalletSession(ctx, { holderId: holder.id, renewSecret, fromClaim: false, did })
  })
}
