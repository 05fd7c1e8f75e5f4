import { verify } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { addressOfDid, addressOfPublicKey, didOfAddress } from '../dids/did-sdi.ts'
import { keyOfDid, keyOfJwk } from '../keys/holder-key.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { PROOF_TYPE } from './holder-proof.ts'

/** The maximum age of a proof, and how far its clock may be ahead. */
const PROOF_AGE_SECONDS = 300
const CLOCK_SKEW_SECONDS = 60
const PROOF_MAX_CHARS = 8192

/** A proof that was not accepted: the error code of OpenID4VCI 1.0, 8.3.1.2, and our reason (never the proof itself). */
export class ProofRefused extends Error {
  readonly code: 'invalid_proof' | 'invalid_nonce'
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.name = 'ProofRefused'
    this.code = reason === 'nonce' ? 'invalid_nonce' : 'invalid_proof'
    this.reason = reason
  }
}

/** A proven DID as its owner wrote it; `account` is the did:sdi of the same key where the DID names an account. */
export type ProvenDid = { did: string; account?: string }

/**
 * Checks a key proof (OpenID4VCI 1.0, appendix F.1 and F.4) and returns the DID whose key signed it. Accepts ES256K,
 * ES256, EdDSA and Ed25519 (RFC 9864), with the key as `jwk` or a `kid` that is a did:sdi, did:pkh, did:key or did:jwk.
 * `audience` is compared exactly; of several, one must match. Without `nonce` the caller checks the returned one; it must
 * always check `claim`, which limits the proof to one claim. Throws `ProofRefused`.
 */
export function verifyProof(
  jwt: string,
  {
    audience,
    nonce,
    now,
    type = PROOF_TYPE,
  }: { audience: string | string[]; nonce?: string; now: Date; type?: string },
): ProvenDid & { nonce: string; claim?: string } {
  const { header, payload, content, signature } = readJwt(jwt)
  if (header.typ !== type) throw new ProofRefused('typ')
  if ('crit' in header || 'x5c' in header) throw new ProofRefused('header')
  const audiences = asList(payload.aud)
  if (audiences.length !== 1 || !asList(audience).includes(audiences[0])) throw new ProofRefused('aud')
  checkTimes(payload, Math.floor(now.getTime() / 1000))
  if (typeof payload.nonce !== 'string' || payload.nonce === '') throw new ProofRefused('nonce missing')
  if (nonce !== undefined && payload.nonce !== nonce) throw new ProofRefused('nonce')
  const { nonce: answered, claim } = payload
  if (claim !== undefined && typeof claim !== 'string') throw new ProofRefused('claim')
  return { ...proveKey(header, content, signature), nonce: answered, ...(claim !== undefined && { claim }) }
}

function readJwt(jwt: string) {
  const parts = jwt.length > PROOF_MAX_CHARS ? [] : jwt.split('.')
  const [head, body, mac] = parts
  if (parts.length !== 3 || !head || !body || !mac || !/^[\w.-]+$/.test(jwt)) throw new ProofRefused('format')
  return {
    header: readPart(head),
    payload: readPart(body),
    content: Buffer.from(`${head}.${body}`),
    signature: Buffer.from(mac, 'base64url'),
  }
}

function readPart(part: string): Json {
  try {
    const value = asObject(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))
    if (value) return value
  } catch {
    // Refused below: the input stays out of the message.
  }
  throw new ProofRefused('format')
}

function checkTimes({ iat, exp, nbf }: Json, seconds: number): void {
  if (typeof iat !== 'number' || !Number.isFinite(iat)) throw new ProofRefused('iat')
  if (iat < seconds - PROOF_AGE_SECONDS || iat > seconds + CLOCK_SKEW_SECONDS) throw new ProofRefused('iat')
  if (exp !== undefined && !(Number(exp) > seconds)) throw new ProofRefused('exp')
  if (nbf !== undefined && !(Number(nbf) <= seconds + CLOCK_SKEW_SECONDS)) throw new ProofRefused('nbf')
}

/**
 * The DID whose key signed the content of a JWS, by the `kid` or `jwk` of its header. Throws `ProofRefused` with the reason
 * `key`, `alg` or `signature`.
 */
export function proveKey(header: Json, content: Uint8Array, signature: Uint8Array): ProvenDid {
  const { kid, jwk, alg } = header
  if ((kid === undefined) === (jwk === undefined)) throw new ProofRefused('key')
  if (signature.length !== 64) throw new ProofRefused('signature')
  const named = typeof kid === 'string' ? (kid.split('#')[0] ?? '') : ''
  const address = addressOfDid(named)
  if (address) return { did: asWritten(named), account: proveAddress(address, alg, content, signature) }
  const { key, algorithm, ...proven } = readKey(jwk, kid)
  if (alg !== algorithm && !(alg === 'Ed25519' && algorithm === 'EdDSA')) throw new ProofRefused('alg')
  const digest = algorithm === 'EdDSA' ? null : 'sha256'
  if (!verify(digest, content, { key, dsaEncoding: 'ieee-p1363' }, signature)) throw new ProofRefused('signature')
  return proven
}

// Only the digits of the address may be written in any case.
function asWritten(did: string): string {
  return did.slice(0, -40).toLowerCase() + did.slice(-40)
}

function readKey(jwk: unknown, kid: unknown) {
  try {
    return jwk === undefined ? keyOfDid(String(kid)) : keyOfJwk(jwk)
  } catch {
    throw new ProofRefused('key')
  }
}

// An address is a hash of its key: the signature gives two candidates for the key (four in theory), and one must match.
function proveAddress(address: string, alg: unknown, content: Uint8Array, signature: Uint8Array): string {
  if (alg !== 'ES256K') throw new ProofRefused('alg')
  const hash = sha256(content)
  for (const recovery of [0, 1]) {
    try {
      const key = secp256k1.Signature.fromBytes(signature).addRecoveryBit(recovery).recoverPublicKey(hash)
      if (addressOfPublicKey(key.toBytes()) === address) return didOfAddress(address)
    } catch {
      // This candidate is not a point of the curve; the other may be.
    }
  }
  throw new ProofRefused('signature')
}
