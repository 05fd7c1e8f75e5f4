import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import fc from 'fast-check'
import { CompactSign } from 'jose'
import { describe, expect, test } from 'vitest'
import { bundledLoader } from '../contexts/document-loader.ts'
import { didJwkDocument } from '../dids/did-key.ts'
import { anyFault } from '../judges/testing-faults.ts'
import { readVcJwt } from '../signing/vc-jwt.ts'
import { makeBadge, NOW } from '../test-issuer.ts'
import { checkJwt } from './check-jwt.ts'

type Key = { did: string; privateKey: KeyObject }

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const loader = bundledLoader(async (did) => didJwkDocument(did))

const keyOf = ({ publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject }): Key => {
  return { did: `did:jwk:${encode(publicKey.export({ format: 'jwk' }))}`, privateKey }
}
const ec = (namedCurve: string) => keyOf(generateKeyPairSync('ec', { namedCurve }))
const [ed25519, rsa] = [
  keyOf(generateKeyPairSync('ed25519')),
  keyOf(generateKeyPairSync('rsa', { modulusLength: 2048 })),
]
const [p256, p384, k256] = [ec('P-256'), ec('P-384'), ec('secp256k1')]

const KEYS = { ES256: p256, ES384: p384, ES256K: k256, EdDSA: ed25519, Ed25519: ed25519, RS256: rsa, PS256: rsa }
type Alg = keyof typeof KEYS
const ALGORITHMS = Object.keys(KEYS) as Alg[]

/** jose signs, and noble-curves with ES256K, which jose does not have. */
async function sign(content: object, alg: Alg, { did, privateKey } = KEYS[alg]): Promise<string> {
  const header = { alg, kid: `${did}#0` }
  if (alg !== 'ES256K') {
    return new CompactSign(Buffer.from(JSON.stringify(content))).setProtectedHeader(header).sign(privateKey)
  }
  const signed = `${encode(header)}.${encode(content)}`
  const { d = '' } = privateKey.export({ format: 'jwk' })
  const signature = secp256k1.sign(Buffer.from(signed), Buffer.from(d, 'base64url'))
  return `${signed}.${Buffer.from(signature).toString('base64url')}`
}

function badgeOf({ did }: Key) {
  const { credentialStatus: _, ...badge } = makeBadge(did)
  return badge
}
async function judge(jwt: string) {
  const read = readVcJwt(jwt)
  if (!read) throw new Error('Not a JWT')
  const { signature, issuer } = await checkJwt(read, { loader, now: NOW })
  return [signature.reason ?? signature.ok, issuer.reason ?? issuer.ok]
}

describe.each(ALGORITHMS)('a JWT with %s', (alg) => {
  const key = KEYS[alg]
  const signing = sign(badgeOf(key), alg)

  test('is read', async () => {
    expect(await judge(await signing)).toEqual([true, 'ownKey'])
  })

  test('is altered by a change of any value', async () => {
    const [head, , signature] = (await signing).split('.')
    await fc.assert(
      fc.asyncProperty(anyFault(badgeOf(key), ['issuer']), async (changed) => {
        expect(await judge(`${head}.${encode(changed)}.${signature}`)).toEqual(['altered', 'ownKey'])
      }),
      { numRuns: 30 },
    )
  })

  test('is altered by a change of any byte of its signature, or fewer or more of them', async () => {
    const [head, body, encoded = ''] = (await signing).split('.')
    const signature = Buffer.from(encoded, 'base64url')
    const faults = fc.record({ at: fc.nat(signature.length - 1), by: fc.integer({ min: 1, max: 255 }) })
    const withSignature = (bytes: Uint8Array) => `${head}.${body}.${Buffer.from(bytes).toString('base64url')}`
    await fc.assert(
      fc.asyncProperty(faults, async ({ at, by }) => {
        const changed = signature.map((byte, nth) => (nth === at ? byte ^ by : byte))
        expect(await judge(withSignature(changed))).toEqual(['altered', 'ownKey'])
      }),
      { numRuns: 30 },
    )
    for (const other of [signature.subarray(1), Buffer.concat([signature, Buffer.of(0)])]) {
      expect(await judge(withSignature(other))).toEqual(['altered', 'ownKey'])
    }
  })

  test('is altered under the name of another algorithm', async () => {
    const [, body, signature] = (await signing).split('.')
    const others = ALGORITHMS.filter((other) => KEYS[other] !== key || (key === rsa && other !== alg))
    for (const other of others) {
      const head = encode({ alg: other, kid: `${key.did}#0` })
      expect(await judge(`${head}.${body}.${signature}`)).toEqual(['altered', 'ownKey'])
    }
  })
})

test.each([
  ['ES256', k256],
  ['ES256K', p256],
  ['ES384', p256],
  ['EdDSA', p256],
  ['PS256', p256],
] as const)(
  'a JWT with %s by a key of another kind is altered, as this key made no such signature',
  async (alg, key) => {
    const jwt = await sign(badgeOf(key), alg)
    const [, body, signature] = jwt.split('.')
    expect(await judge(`${encode({ alg, kid: `${key.did}#0` })}.${body}.${signature}`)).toEqual(['altered', 'ownKey'])
  },
)

test('a JWT by a key of a kind that is not supported could not be checked', async () => {
  const key = ec('P-521')
  const jwt = `${encode({ alg: 'ES256', kid: `${key.did}#0` })}.${encode(badgeOf(key))}.c2ln`
  expect(await judge(jwt)).toEqual(['keyMissing', 'keyUnsupported'])
})

test.each(['ES512', 'PS384', 'HS256', 'ES256K-R', 'toString'])('a JWT with %s could not be checked', async (alg) => {
  const jwt = `${encode({ alg, kid: `${p256.did}#0` })}.${encode(badgeOf(p256))}.c2ln`
  expect(await judge(jwt)).toEqual(['proofUnsupported', 'keyUnread'])
})
