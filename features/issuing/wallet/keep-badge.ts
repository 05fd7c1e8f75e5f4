import { call } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { serverNow } from '#base/server-time.ts'
import { createProof } from '#features/holders/contract.ts'
import type { OwnKey } from '#features/holders/keys/wallet/own-key.ts'
import {
  CREDENTIAL_CONFIGURATION,
  exchangeCode,
  issueCredential,
  issueNonce,
  PRE_AUTHORIZED_GRANT,
} from '../protocol/contract.ts'

/** Returns a key proof for a nonce (OpenID4VCI 1.0, section 8.2) that names the credential issuer. */
export type Prove = (nonce: string, credentialIssuer: string) => Promise<string>

/** A claim link's token, the code if the link requires one, and the community as a credential issuer. */
type Link = { token: string; code?: string | undefined; credentialIssuer: string }
/** An access token for a link: a code is exchanged once, so a further try within its time uses it again. */
export type Access = { link: string; token: string; until: number }

/**
 * Collects the badge of a claim link like any OpenID4VCI wallet: nonce, proof, code for token, credential. The server
 * keeps the credential, and the wallet's list shows it; returns its id. `kept` carries the access token from one try to the
 * next. Throws `CallProblem` with the standard's error.
 */
export async function keepBadge(
  api: string,
  link: Link,
  prove: Prove,
  kept: { current?: Access | undefined } = {},
): Promise<string> {
  const { c_nonce } = await call({ origin: api }, issueNonce, {})
  const proof = await prove(c_nonce, link.credentialIssuer)
  // After the proof: the exchange takes the code for minutes, so nothing before the badge should fail once it is taken.
  const isLiving = kept.current?.link === link.token && kept.current.until > Date.now()
  const access = isLiving && kept.current ? kept.current : await exchange(api, link)
  kept.current = access
  const issued = await call({ origin: api, token: () => access.token }, issueCredential, {
    credential_configuration_id: CREDENTIAL_CONFIGURATION,
    proofs: { jwt: [proof] },
  })
  return idOf(issued)
}

function idOf(issued: Output<typeof issueCredential>): string {
  const credential = typeof issued === 'string' ? undefined : issued.credentials[0]?.credential
  return typeof credential === 'object' && typeof credential.id === 'string' ? credential.id : ''
}

async function exchange(api: string, { token, code }: Link): Promise<Access> {
  const asked = Date.now()
  const answer = await call({ origin: api }, exchangeCode, {
    grant_type: PRE_AUTHORIZED_GRANT,
    'pre-authorized_code': token,
    ...(code !== undefined && { tx_code: code }),
  })
  return { link: token, token: answer.access_token, until: asked + answer.expires_in * 1000 }
}

/** Proves with the server-held key of a session's holder. */
export function proveByServer(api: string, token: () => string | undefined): Prove {
  return async (nonce, audience) => (await call({ origin: api, token }, createProof, { nonce, audience })).proof
}

/** Proves with the badge key of a key that never leaves this browser. */
export function proveByKey(key: Pick<OwnKey, 'badge'>): Prove {
  return async (nonce, audience) => {
    const { createBadgeProof } = await import('#credentials/wallet-signatures/holder-proof.ts')
    return createBadgeProof({ privateKey: key.badge.privateKey, audience, nonce, now: serverNow() })
  }
}
