import { call } from '#base/call.ts'
import { serverNow } from '#base/server-time.ts'
import type { Language } from '#base/text.ts'
import { getWalletNonce, openWallet } from '../../contract.ts'
import { browserSecret, randomSecret } from '../../wallet/secrets.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { signMessage, writeWalletMessage } from '../../wallet/wallet-message.ts'
import type { OwnKey } from './own-key.ts'
import { isOtherKey, type SealedKey } from './seal-key.ts'

/** A message to sign is plain ASCII (EIP-4361, ABNF) and the same in every language; it is never displayed. */
const STATEMENT = 'Open my badge wallet.'

/**
 * Opens the wallet of a person's own key: signs in by EIP-4361, which names the badge key, proves that key, and stores
 * the session. A `sealed` form of the key is stored on this device first, because the key of a wallet must never be lost
 * with the page; in place of another one only after the server has opened the wallet. Throws `CallProblem`.
 */
export async function openOwnWallet(
  wallet: Wallet,
  key: OwnKey,
  { language, sealed }: { language: Language; sealed?: SealedKey | undefined },
): Promise<void> {
  const before = wallet.sealedKey()
  if (sealed && !before) await wallet.keepSealed(sealed)
  const { nonce } = await call({ origin: wallet.api }, getWalletNonce, {})
  const message = writeWalletMessage({
    did: key.did,
    origin: wallet.origin,
    nonce,
    statement: STATEMENT,
    now: serverNow(),
    resource: key.badge.did,
  })
  const { BADGE_KEY_TYPE, createBadgeProof } = await import('#credentials/wallet-signatures/holder-proof.ts')
  const badgeProof = createBadgeProof({
    privateKey: key.badge.privateKey,
    type: BADGE_KEY_TYPE,
    audience: wallet.origin,
    nonce,
    now: serverNow(),
  })
  const renewSecret = randomSecret()
  const signature = signMessage(message, key.privateKey)
  const browser = await browserSecret(wallet.store)
  const answer = { message, signature, badgeProof, browser, renewSecret, lang: language }
  const session = await call({ origin: wallet.api }, openWallet, answer)
  if (sealed && before) await wallet.keepSealed(sealed)
  else if (before && !before.badgeDid && !isOtherKey(before, key))
    await wallet.keepSealed({ ...before, badgeDid: key.badge.did })
  await wallet.enter(session, renewSecret, key)
}
