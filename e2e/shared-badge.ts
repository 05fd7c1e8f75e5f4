import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { createShare } from '#features/badges/contract.ts'
import { getWalletNonce, openWallet } from '#features/holders/contract.ts'
import { randomSecret } from '#features/holders/wallet/secrets.ts'
import { signMessage, writeWalletMessage } from '#features/holders/wallet/wallet-message.ts'
import { keepBadge } from '#features/issuing/wallet/keep-badge.ts'
import type { Issuer } from './issuer-calls.ts'
import type { Blazon } from './running-server.ts'

/**
 * Issues a badge of a new template to a key without a browser, like any wallet, and shares it; returns the template and the
 * addresses of its pages and files.
 */
export async function giveSharedBadge(issuer: Issuer, { studio, wallet }: Blazon, title: string) {
  const templateId = await issuer.publish(title)
  const [link = ''] = await issuer.send(templateId, ['verified@example.org'])
  const key = generateAccountKey()
  const claim = { token: link.split('/').at(-1) ?? '', credentialIssuer: studio }
  await keepBadge(studio, claim, (nonce, audience) =>
    Promise.resolve(createProof({ ...key, audience, nonce, now: new Date() })),
  )
  const [row] = await issuer.history(templateId)
  const badgeId = row?.badgeIds[0] ?? ''
  const api = { origin: studio }
  const { nonce } = await call(api, getWalletNonce, {})
  const message = writeWalletMessage({ did: key.did, origin: wallet, nonce, statement: 'Open it.', now: new Date() })
  const signature = signMessage(message, key.privateKey)
  const { token } = await call(api, openWallet, { message, signature, renewSecret: randomSecret() })
  const { shareUrl } = await call({ ...api, token: () => token }, createShare, { badgeId })
  return {
    templateId,
    shareUrl,
    verifyUrl: `${studio}/verify/${badgeId}`,
    credentialUrl: `${studio}/credentials/${badgeId}`,
  }
}
