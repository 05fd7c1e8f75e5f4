import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'multiformats/bases/base64'
import type { Presenter } from '../presentations/presenter.ts'
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
