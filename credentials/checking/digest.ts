import { hash } from 'node:crypto'
import { base58btc } from 'multiformats/bases/base58'
import { base64url } from 'multiformats/bases/base64'
import { decode } from 'multiformats/hashes/digest'
import { asList, type Json } from '../read-credential.ts'

type Algorithm = 'sha256' | 'sha384' | 'sha512'
/** Digests of one document, of which one must match; without `algorithm` their kind is unknown. */
export type Digest = { algorithm: Algorithm | undefined; anyOf: Uint8Array[] }

const BYTES: Record<Algorithm, number> = { sha256: 32, sha384: 48, sha512: 64 }
/** Multihash's codes. */
const MULTIHASH = new Map<number, Algorithm>([
  [0x12, 'sha256'],
  [0x20, 'sha384'],
  [0x13, 'sha512'],
])
const MULTIBASE = base58btc.decoder.or(base64url.decoder)
const SRI = /^(sha\d+)-([A-Za-z\d+/]+={0,2})(?:\?\S*)?$/
const SRI_MAX = 1000
/** Longer than any digest: decoding takes the square of the length. */
const MULTIBASE_MAX = 150
const DIGESTS_MAX = 8

/**
 * Reads the digests that a credential states for a document: `digestSRI` (Subresource Integrity, 3.5: of several, the
 * strongest) and `digestMultibase` (a multihash; a digest without a multihash's header, as the W3C's test suite writes it,
 * is SHA-2 by its length). Undefined when there is none, one is broken, or there are far too many.
 */
export function readDigests({ digestSRI, digestMultibase }: Json): Digest[] | undefined {
  if (asList(digestSRI).length + asList(digestMultibase).length > DIGESTS_MAX) return undefined
  const digests = [...asList(digestSRI).map(readSri), ...asList(digestMultibase).map(readMultibase)]
  const whole = digests.filter((digest) => digest !== undefined)
  return whole.length > 0 && whole.length === digests.length ? whole : undefined
}

/** Whether bytes have one of the digests. */
export function isDigestOf({ algorithm, anyOf }: Digest, bytes: Uint8Array): boolean {
  if (!algorithm) return false
  const actual = hash(algorithm, bytes, 'buffer')
  return anyOf.some((digest) => actual.equals(digest))
}

function readSri(value: unknown): Digest | undefined {
  if (typeof value !== 'string' || value.length > SRI_MAX) return undefined
  const found = value
    .trim()
    .split(/\s+/)
    .map((each) => SRI.exec(each))
  if (found.includes(null)) return undefined
  const strongest = (Object.keys(BYTES) as Algorithm[]).findLast((name) => found.some((each) => each?.[1] === name))
  if (!strongest) return { algorithm: undefined, anyOf: [] }
  const anyOf = found.flatMap((each) => (each?.[1] === strongest ? [Buffer.from(each[2] ?? '', 'base64')] : []))
  return anyOf.every(({ length }) => length === BYTES[strongest]) ? { algorithm: strongest, anyOf } : undefined
}

function readMultibase(value: unknown): Digest | undefined {
  if (typeof value !== 'string' || value.length > MULTIBASE_MAX) return undefined
  if (!/^[uz]/.test(value)) return { algorithm: undefined, anyOf: [] }
  try {
    const bytes = MULTIBASE.decode(value)
    const bare = [...MULTIHASH.values()].find((algorithm) => BYTES[algorithm] === bytes.length)
    // A bare digest may begin like a multihash of some other kind.
    if (bare) return { algorithm: bare, anyOf: [bytes] }
    const { code, digest } = decode(bytes)
    const algorithm = MULTIHASH.get(code)
    if (!algorithm) return { algorithm, anyOf: [] }
    return digest.length === BYTES[algorithm] ? { algorithm, anyOf: [digest] } : undefined
  } catch {
    return undefined
  }
}
