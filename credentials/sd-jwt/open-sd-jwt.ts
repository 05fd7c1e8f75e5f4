import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { SDJwtInstance, type SdJwtPayload } from '@sd-jwt/core'

type Config = NonNullable<ConstructorParameters<typeof SDJwtInstance>[0]>

/** SD-JWT VC without `typ` of a JWT: the library, with the hash and salts of every SD-JWT of ours. */
class SdJwtVc extends SDJwtInstance<SdJwtPayload> {
  protected override type = 'dc+sd-jwt'
}

/** Opens the SD-JWT library (RFC 9901) with SHA-256 and salts of 128 random bits. */
export function openSdJwt(config: Config): SDJwtInstance<SdJwtPayload> {
  return new SdJwtVc({
    hasher: (data) => sha256(typeof data === 'string' ? utf8ToBytes(data) : new Uint8Array(data)),
    hashAlg: 'sha-256',
    saltGenerator: (length) => bytesToHex(randomBytes(length)),
    ...config,
  })
}
