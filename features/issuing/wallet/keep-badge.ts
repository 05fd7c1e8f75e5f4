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

/** Answers a key proof for a nonce (OpenID4VCI 1.0, section 8.2). */
export type Prove = (nonce: string) => Promise<string>

/** A claim link's token, and the code where the link asks for one. */
type Link = { token: string; code?: string }

/**
 * Takes the badge of a claim link as any OpenID4VCI wallet does: code for token, nonce, proof, credential. The server
 * keeps the credential, and the wallet's list brings it. Throws `CallProblem` with the standard's error.
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

/** Proves with the key that the server keeps for the holder of a session. */
export function proveByServer(api: string, token: () => string | undefined): Prove {
  return async (nonce) => (await call({ origin: api, token }, createProof, { nonce })).proof
}

/** Proves with a key that never leaves this browser. */
export function proveByKey(api: string, key: OwnKey): Prove {
  return async (nonce) => {
    const { createProof: signProof } = await import('#credentials/holder-proof.ts')
    return signProof({ privateKey: key.privateKey, did: key.did, audience: api, nonce, now: new Date() })
  }
}
