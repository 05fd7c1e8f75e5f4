import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'multiformats/bases/base64'
import type { ClaimQuery } from '../presentations/dcql.ts'
import type { HeldCredential } from '../presentations/match-dcql.ts'
import type { Presenter } from '../presentations/presenter.ts'
import { asObject } from '../read-credential.ts'
import { SD_JWT_TYPE } from './badge-claims.ts'
import { openSdJwt } from './open-sd-jwt.ts'

/** What a holder may show or withhold, by name; what is not named is withheld. */
export type Disclosed = { evidence?: boolean; recipient?: boolean; seat?: boolean }
type Asked = { audience: string; nonce: string; now: Date; disclosed?: Disclosed }

/**
 * Presents an SD-JWT VC with some of its disclosures and a key binding JWT (`kb+jwt`, ES256) for one verifier and nonce.
 * Throws for a presenter without a P-256 key.
 */
export function presentSdJwt(
  sdJwt: string,
  { audience, nonce, now, disclosed = {} }: Asked,
  presenter: Presenter,
): Promise<string> {
  if (presenter.algorithm !== 'ES256') throw new Error('An SD-JWT VC of ours is bound to a P-256 key')
  const kbSigner = async (content: string) => base64url.baseEncode(await presenter.sign(utf8ToBytes(content)))
  const { evidence = false, recipient = false, seat = false } = disclosed
  const frame = { evidence, credentialSubject: { identifier: recipient, result: seat } }
  const payload = { aud: audience, nonce, iat: Math.floor(now.getTime() / 1000) }
  return openSdJwt({ kbSigner, kbSignAlg: 'ES256' }).present(sdJwt, frame, { kb: { payload } })
}

/** An SD-JWT VC that a wallet holds, for `matchDcql`: with all that it could show. Throws when it is malformed. */
export async function heldSdJwt(sdJwt: string): Promise<HeldCredential> {
  return { format: SD_JWT_TYPE, claims: asObject(await openSdJwt({}).getClaims(sdJwt)) ?? {} }
}

/** What has to be shown for the claims that a query asks for, as `matchDcql` found them; the rest is withheld. */
export function disclosedFor(claims: ClaimQuery[]): Disclosed {
  const asks = (...place: string[]) => claims.some(({ path }) => place.every((name, nth) => path[nth] === name))
  return {
    evidence: asks('evidence'),
    recipient: asks('credentialSubject', 'identifier'),
    seat: asks('credentialSubject', 'result'),
  }
}
