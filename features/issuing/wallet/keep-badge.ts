import { call } from '#base/call.ts'
import { createProof } from '#features/holders/contract.ts'
import type { OwnKey } from '#features/holders/wallet/own-key.ts'
import {
  CREDENTIAL_CONFIGURATION,
  exchangeCode,
  issueCredential,
  issueNonce,
  PRE_AUTHORIZED_GRANT,
} from '../protocol-contract.ts'

/** Returns a key proof for a nonce (OpenID4VCI 1.0, section 8.2). */
export type Prove = (nonce: string) => Promise<string>

/** A claim link's token, and the code if the link requires one. */
type Link = { token: string; code?: string }

/**
 * Collects the badge of a claim link like any OpenID4VCI wallet: code for token, nonce, proof, credential. The server
 * keeps the credential, and the wallet's list shows it. Throws `CallProblem` with the standard's error.
 */
export async function keepBadge(api: string, { token, code }: Link, prove: Prove): Promise<void> {
  const anyone = { origin: api }
  const { access_token } = await call(anyone, exchangeCode, {
    grant_type: PRE_AUTHORIZED_GRANT,
    'pre-authorized_code': token,
    ...(code !== undefined && { tx_code: code }),
  })
  const { c_nonce } = await call(anyone, issueNonce, {})
  const proof = await prove(c_nonce)
  await call({ origin: api, token: () => access_token }, issueCredential, {
    credential_configuration_id: CREDENTIAL_CONFIGURATION,
    proofs: { jwt: [proof] },
  })
}

/** Proves with the server-held key of a session's holder. */
export function proveByServer(api: string, token: () => string | undefined): Prove {
  return async (nonce) => (await call({ origin: api, token }, createProof, { nonce })).proof
}

/** Proves with the badge key of a key that never leaves this browser. */
export function proveByKey(api: string, key: Pick<OwnKey, 'badge'>): Prove {
  return async (nonce) => {
    const { createBadgeProof } = await import('#credentials/holder-proof.ts')
    return createBadgeProof({ privateKey: key.badge.privateKey, audience: api, nonce, now: new Date() })
  }
}
