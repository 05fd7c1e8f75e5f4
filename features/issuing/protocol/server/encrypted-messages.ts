import { createHash } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { CompactEncrypt, compactDecrypt, importJWK, type JWK } from 'jose'
import { base64url } from 'multiformats/bases/base64'
import { Problem } from '#base/problem.ts'
import { deriveKey, signings } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'

const ALG = 'ECDH-ES'
const ENCS = ['A256GCM', 'A128GCM']
/** Curves that ECDH-ES is defined for here. */
const CURVES = ['P-256', 'P-384', 'P-521', 'X25519']

/** How messages can be encrypted, for the issuer's metadata (OpenID4VCI 1.0, sections 10 and 12.2.4). */
export function encryptionMetadata({ secret }: Pick<Config, 'secret'>) {
  const { d, ...publicKey } = requestKey(secret)
  return {
    credential_request_encryption: {
      jwks: { keys: [{ ...publicKey, use: 'enc' }] },
      enc_values_supported: ENCS,
      encryption_required: false,
    },
    credential_response_encryption: {
      alg_values_supported: [ALG],
      enc_values_supported: ENCS,
      encryption_required: false,
    },
  }
}

/** The content of an encrypted request. Throws `invalid_encryption_parameters` where it was not encrypted for us. */
export async function decryptRequest(ctx: Context, jwe: string): Promise<unknown> {
  const options = { keyManagementAlgorithms: [ALG], contentEncryptionAlgorithms: ENCS }
  for (const { secret } of signings(ctx.config)) {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(jwe, await importJWK(requestKey(secret)), options)
      if (protectedHeader.zip === undefined) return JSON.parse(new TextDecoder().decode(plaintext))
    } catch {
      // Of the other secret's key, or of none.
    }
  }
  throw new Problem('invalid_encryption_parameters')
}

type Parameters = { jwk: JWK; enc: string; alg?: string | undefined }

/**
 * A function that encrypts an answer with the key of a request. Throws `invalid_encryption_parameters` for a key or
 * algorithm that is not supported, so that nothing is issued that could not be sent.
 */
export async function answerEncrypter({
  jwk,
  enc,
  alg = jwk.alg,
}: Parameters): Promise<(answer: object) => Promise<string>> {
  const isSupported = alg === ALG && ENCS.includes(enc) && CURVES.includes(String(jwk.crv)) && jwk.d === undefined
  if (!isSupported || (jwk.alg !== undefined && jwk.alg !== alg)) throw new Problem('invalid_encryption_parameters')
  const encrypt = async (answer: object) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(answer)))
      .setProtectedHeader({ alg: ALG, enc, ...(typeof jwk.kid === 'string' && { kid: jwk.kid }) })
      .encrypt(await importJWK(jwk, ALG))
  try {
    await encrypt({})
  } catch {
    throw new Problem('invalid_encryption_parameters')
  }
  return encrypt
}

/** The key for encrypted requests, the same in every process: derived from the server's secret. */
function requestKey(secret: string): JWK {
  const seed = sha512(deriveKey(secret, 'oid4vci-request')).slice(0, 48)
  const privateKey = p256.utils.randomSecretKey(seed)
  const point = p256.getPublicKey(privateKey, false)
  const [x, y] = [point.slice(1, 33), point.slice(33)].map((part) => base64url.baseEncode(part))
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 16)
  return { kty: 'EC', crv: 'P-256', x, y, d: base64url.baseEncode(privateKey), alg: ALG, kid }
}
