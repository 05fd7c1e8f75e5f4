import { createPrivateKey, X509Certificate } from 'node:crypto'
import { CompactSign } from 'jose'
import type { JwtKey } from '../keys/jwt-key.ts'
import { type PresentationRequest, REQUEST_JWT_TYPE, SELF_ISSUED } from './presentation-request.ts'

/** Signs a request as a request object (RFC 9101), valid from `now` for `seconds`. */
export function signRequest(
  request: PresentationRequest,
  { key, now, seconds }: { key: JwtKey; now: Date; seconds: number },
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000)
  const claims = { aud: SELF_ISSUED, iat, exp: iat + seconds }
  return key.sign(Buffer.from(JSON.stringify({ ...request, ...claims })), REQUEST_JWT_TYPE)
}

/**
 * Opens a certificate's P-256 key (PEM), which signs with ES256 and the chain in `x5c`; the verifier's own certificate is
 * first in the chain. Throws when key and certificate do not belong together, or the key is of another kind.
 */
export function openCertificateKey({ chain, privateKey }: { chain: string; privateKey: string }): JwtKey {
  const certificates = chain.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  const read = certificates.map((pem) => new X509Certificate(pem))
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('The key is not a P-256 key')
  if (!read[0]?.checkPrivateKey(key)) throw new Error("The key is not the certificate's")
  const x5c = read.map(({ raw }) => raw.toString('base64'))
  return {
    id: `x509:${read[0].fingerprint256}`,
    sign: (payload, typ = 'JWT') => new CompactSign(payload).setProtectedHeader({ alg: 'ES256', typ, x5c }).sign(key),
  }
}
