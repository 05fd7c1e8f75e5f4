import { call } from '#base/call.ts'
import type { Language } from '#base/text.ts'
import { getWalletNonce, openWallet } from '../contract.ts'
import { browserSecret } from './browser-secret.ts'
import type { OwnKey } from './own-key.ts'
import { randomSecret } from './random-secret.ts'
import type { SealedKey } from './seal-key.ts'
import type { Wallet } from './wallet.ts'
import { signMessage, writeWalletMessage } from './wallet-message.ts'

/** A message to sign is plain ASCII (EIP-4361, ABNF) and the same in every language; it is never displayed. */
const STATEMENT = 'Open my badge wallet.'

/**
 * Opens the wallet of a person's own key: signs in by EIP-4361 and stores the session. A `sealed` form of the key is stored
 * on this device first, because the key of a wallet must never be lost with the page. Throws `CallProblem`.
 */
export async function openOwnWallet(
  wallet: Wallet,
  key: OwnKey,
  { language, sealed }: { language: Language; sealed?: SealedKey | undefined },
): Promise<void> {
  if (sealed) await wallet.keepSealed(sealed)
  const { nonce } = await call({ origin: wallet.api }, getWalletNonce, {})
  const message = writeWalletMessage({
    did: key.did,
    origin: wallet.origin,
    nonce,
    statement: STATEMENT,
    now: new Date(),
  })
  const renewSecret = randomSecret()
  const signature = signMessage(message, key.privateKey)
  const browser = await browserSecret(wallet.store)
  const answer = { message, signature, browser, renewSecret, lang: language }
  const session = await call({ origin: wallet.api }, openWallet, answer)
  await wallet.enter(session, renewSecret, key)
}
