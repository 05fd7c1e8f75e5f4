import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { didKeyDocument } from '../dids/did-key.ts'
import { generateAccountKey } from '../dids/did-sdi.ts'
import { badgeDidOf, isBadgeDid } from '../keys/badge-key.ts'
import { encodeMultikey } from '../keys/multikey.ts'
import { NOW } from '../test-issuer.ts'
import { BADGE_KEY_TYPE, createBadgeProof, createProof } from './holder-proof.ts'
import { ProofRefused, verifyProof } from './verify-holder-proof.ts'

const AUDIENCE = 'http://localhost:4000'
const SECONDS = NOW.getTime() / 1000
const expected = { audience: AUDIENCE, nonce: 'n-1', now: NOW }

function refusal(jwt: string, against: Parameters<typeof verifyProof>[1] = expected) {
  try {
    verifyProof(jwt, against)
  } catch (error) {
    if (error instanceof ProofRefused) return `${error.code} ${error.reason}`
    throw error
  }
  return 'accepted'
}

function make(overrides: Partial<Parameters<typeof createProof>[0]> = {}) {
  const account = generateAccountKey()
  return { ...account, jwt: createProof({ ...account, audience: AUDIENCE, nonce: 'n-1', now: NOW, ...overrides }) }
}

/** Signs any header and payload with any key, like a foreign wallet. */
function signJwt(key: KeyObject, header: object, payload: object = {}) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const full = { aud: AUDIENCE, iat: SECONDS, nonce: 'n-1', ...payload }
  const content = `${part({ typ: 'openid4vci-proof+jwt', ...header })}.${part(full)}`
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  return `${content}.${sign(digest, Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

describe("a holder's proof", () => {
  it('yields the DID of its signing key, and its nonce', () => {
    const { jwt, did: account } = make()
    const proven = { did: expect.stringMatching(/^did:jwk:/), account, nonce: 'n-1' }
    expect(verifyProof(jwt, expected)).toEqual(proven)
    expect(verifyProof(jwt, { audience: AUDIENCE, now: NOW })).toEqual(proven)
  })

  it('is refused for another audience, nonce or time', () => {
    const { jwt } = make()
    const later = (seconds: number) => ({ ...expected, now: new Date(NOW.getTime() + seconds * 1000) })
    expect(refusal(jwt, { ...expected, audience: `${AUDIENCE}/` })).toBe('invalid_proof aud')
    expect(refusal(jwt, { ...expected, audience: [`${AUDIENCE}/`, AUDIENCE] })).toBe('accepted')
    expect(refusal(jwt, { ...expected, audience: [`${AUDIENCE}/`, 'https://x.example.org'] })).toBe('invalid_proof aud')
    expect(refusal(jwt, { ...expected, nonce: 'n-2' })).toBe('invalid_nonce nonce')
    expect(refusal(jwt, later(300))).toBe('accepted')
    expect(refusal(jwt, later(301))).toBe('invalid_proof iat')
    expect(refusal(jwt, later(-61))).toBe('invalid_proof iat')
    expect(refusal(make({ nonce: '' }).jwt, { audience: AUDIENCE, now: NOW })).toBe('invalid_proof nonce missing')
  })

  it.each([
    ['made as long ago as is accepted', { iat: SECONDS - 300 }, 'accepted'],
    ['made longer ago', { iat: SECONDS - 301 }, 'invalid_proof iat'],
    ['by a clock that is a minute ahead', { iat: SECONDS + 60 }, 'accepted'],
    ['by a clock that is further ahead', { iat: SECONDS + 61 }, 'invalid_proof iat'],
    ['without its time', { iat: undefined }, 'invalid_proof iat'],
    ['with its time as a text', { iat: String(SECONDS) }, 'invalid_proof iat'],
    ['that ends in a second', { exp: SECONDS + 1 }, 'accepted'],
    ['that ends now', { exp: SECONDS }, 'invalid_proof exp'],
    ['whose end is no number', { exp: 'tomorrow' }, 'invalid_proof exp'],
    ['whose end is null', { exp: null }, 'invalid_proof exp'],
    ['that begins in a minute', { nbf: SECONDS + 60 }, 'accepted'],
    ['that begins later', { nbf: SECONDS + 61 }, 'invalid_proof nbf'],
    ['whose beginning is no number', { nbf: 'now' }, 'invalid_proof nbf'],
    ['for a claim', { claim: 'c-1' }, 'accepted'],
    ['for a claim that is no text', { claim: 1 }, 'invalid_proof claim'],
    ['with a nonce that is no text', { nonce: 1 }, 'invalid_proof nonce missing'],
    ['for an audience in a list', { aud: [AUDIENCE] }, 'accepted'],
    ['for no audience', { aud: undefined }, 'invalid_proof aud'],
    ['for an empty list of audiences', { aud: [] }, 'invalid_proof aud'],
  ])('%s is accepted or refused: %j', (_, payload, found) => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    expect(refusal(signJwt(privateKey, { alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) }, payload))).toBe(
      found,
    )
  })

  it('is refused with a certificate, which nobody checks', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const header = { alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }), x5c: ['MIIB'] }
    expect(refusal(signJwt(privateKey, header))).toBe('invalid_proof header')
  })

  it('is refused with a signature of another length', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const jwt = signJwt(privateKey, { alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) })
    const [head, body, mac = ''] = jwt.split('.')
    const shorter = Buffer.from(mac, 'base64url').subarray(1).toString('base64url')
    expect(refusal(`${head}.${body}.${shorter}`)).toBe('invalid_proof signature')
    expect(refusal(`${jwt}AAAA`)).toBe('invalid_proof signature')
  })

  it('is refused in parts that are no objects', () => {
    const [head, body, mac] = make().jwt.split('.')
    const list = Buffer.from('[]').toString('base64url')
    expect(refusal(`${list}.${body}.${mac}`)).toBe('invalid_proof format')
    expect(refusal(`${head}.${list}.${mac}`)).toBe('invalid_proof format')
    expect(refusal(`${head}.${body}.${mac}.${mac}`)).toBe('invalid_proof format')
    expect(refusal(`${head}.${body}.${mac}=`)).toBe('invalid_proof format')
    // Decoders skip what is no digit: the signature would be the same.
    expect(refusal(`${head}.${body}.=${mac}`)).toBe('invalid_proof format')
    expect(refusal(`${head}.${body}. ${mac}`)).toBe('invalid_proof format')
  })

  it.each(['ES256', 'ES256K', 'HS256', 'none', '', undefined])('is refused by an Ed25519 key as %j', (alg) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const jwk = publicKey.export({ format: 'jwk' })
    expect(refusal(signJwt(privateKey, { alg: 'EdDSA', jwk }))).toBe('accepted')
    expect(refusal(signJwt(privateKey, { alg, jwk }))).toBe('invalid_proof alg')
  })

  it('is refused by an account with another algorithm', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    const jwk = publicKey.export({ format: 'jwk' })
    const { account: kid } = verifyProof(signJwt(privateKey, { alg: 'ES256K', jwk }), expected)
    expect(refusal(signJwt(privateKey, { alg: 'ES256', kid }))).toBe('invalid_proof alg')
  })

  it('is refused with another type, algorithm, key or content', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    const jwk = publicKey.export({ format: 'jwk' })
    const other = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey.export({ format: 'jwk' })
    expect(refusal(signJwt(privateKey, { alg: 'ES256K', jwk }))).toBe('accepted')
    const cases = {
      typ: { alg: 'ES256K', jwk, typ: 'JWT' },
      alg: { alg: 'none', jwk },
      signature: { alg: 'ES256K', jwk: other },
      header: { alg: 'ES256K', jwk, crit: ['b64'] },
    }
    for (const [reason, header] of Object.entries(cases)) {
      expect(refusal(signJwt(privateKey, header))).toBe(`invalid_proof ${reason}`)
    }
    const keys = [
      {},
      { jwk, kid: make().did },
      { jwk: privateKey.export({ format: 'jwk' }) },
      { jwk: { ...jwk, use: 'enc' } },
      { kid: 'did:web:a.example' },
    ]
    for (const key of keys) expect(refusal(signJwt(privateKey, { alg: 'ES256K', ...key }))).toBe('invalid_proof key')
    expect(refusal(signJwt(privateKey, { alg: 'ES256K', jwk }, { exp: SECONDS }))).toBe('invalid_proof exp')
    expect(refusal(signJwt(privateKey, { alg: 'ES256K', jwk }, { aud: [AUDIENCE, 'b'] }))).toBe('invalid_proof aud')
    const [head, , mac] = make().jwt.split('.')
    expect(refusal(`${head}.${make().jwt.split('.')[1]}A.${mac}`)).toMatch(/^invalid_proof/)
    for (const garbage of ['', 'a.b', 'a.b.c', `${head}..${mac}`, 'x'.repeat(9000)]) {
      expect(refusal(garbage)).toBe('invalid_proof format')
    }
  })

  it('may name the account by kid, which stays as written; the key is recovered from the signature', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    const jwk = publicKey.export({ format: 'jwk' })
    const { account = '' } = verifyProof(signJwt(privateKey, { alg: 'ES256K', jwk }), expected)
    for (const did of [account, account.toLowerCase(), account.replace('sdi', 'pkh:eip155:100')]) {
      for (const kid of [did, `${did}#key`, did.replace('did:', 'DID:')]) {
        expect(verifyProof(signJwt(privateKey, { alg: 'ES256K', kid }), expected)).toMatchObject({ did, account })
      }
    }
    expect(refusal(signJwt(privateKey, { alg: 'ES256K', kid: make().did }))).toBe('invalid_proof signature')
  })

  it('names a secp256k1 key as a did:jwk that spells it out', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    const { crv, kty, x, y } = publicKey.export({ format: 'jwk' })
    const byJwk = verifyProof(signJwt(privateKey, { alg: 'ES256K', jwk: { crv, kty, x, y } }), expected)
    const spelled = JSON.parse(Buffer.from(byJwk.did.replace('did:jwk:', ''), 'base64url').toString())
    expect(spelled).toEqual({ crv, kty, x, y })
    const byKid = verifyProof(signJwt(privateKey, { alg: 'ES256K', kid: `${byJwk.did}#0` }), expected)
    expect(byKid).toEqual({ did: byJwk.did, nonce: 'n-1' })
  })

  it('is accepted from other wallets with P-256 and Ed25519 keys', () => {
    const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const jwk = p256.publicKey.export({ format: 'jwk' })
    const byJwk = verifyProof(signJwt(p256.privateKey, { alg: 'ES256', jwk }), expected)
    expect(byJwk.did).toMatch(/^did:jwk:/)
    expect(verifyProof(signJwt(p256.privateKey, { alg: 'ES256', kid: `${byJwk.did}#0` }), expected)).toEqual(byJwk)
    for (const kid of [`${byJwk.did}:<b> \u0000`, byJwk.did.replace('did:', 'javascript:'), ` ${byJwk.did}`]) {
      expect(refusal(signJwt(p256.privateKey, { alg: 'ES256', kid }))).toBe('invalid_proof key')
    }
    const ed25519 = generateKeyPairSync('ed25519')
    const multikey = encodeMultikey(Buffer.from(ed25519.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
    const kid = `did:key:${multikey}#${multikey}`
    for (const alg of ['EdDSA', 'Ed25519'])
      expect(verifyProof(signJwt(ed25519.privateKey, { alg, kid }), expected).did).toBe(`did:key:${multikey}`)
    expect(refusal(signJwt(p256.privateKey, { alg: 'Ed25519', jwk }))).toBe('invalid_proof alg')
  })

  it('is not written for a DID of another key', () => {
    expect(() => make({ did: generateAccountKey().did })).toThrow("The key is not the holder's")
  })

  it('is refused beyond 8,192 characters, before anything is read of it', () => {
    const claimed = (length: number) => make({ claim: 'c'.repeat(length) }).jwt
    expect(claimed(5500).length).toBeLessThan(8192)
    expect(refusal(claimed(5500))).toBe('accepted')
    expect(claimed(6000).length).toBeGreaterThan(8192)
    expect(refusal(claimed(6000))).toBe('invalid_proof format')
  })
})

describe("a badge key's proof", () => {
  // The key of RFC 6979, A.2.5.
  const privateKey = Buffer.from('c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721', 'hex')
  const asked = { privateKey, audience: AUDIENCE, nonce: 'n-1', now: NOW }

  it('yields the did:key of the key', () => {
    const did = badgeDidOf(privateKey)
    expect(isBadgeDid(did)).toBe(true)
    expect(verifyProof(createBadgeProof(asked), expected)).toEqual({ did, nonce: 'n-1' })
    expect(verifyProof(createBadgeProof({ ...asked, claim: 'c' }), expected)).toMatchObject({ did, claim: 'c' })
  })

  it('verifies with the document that did:key resolvers make', () => {
    const document = didKeyDocument(badgeDidOf(privateKey))
    const { kid } = JSON.parse(Buffer.from(createBadgeProof(asked).split('.')[0] ?? '', 'base64url').toString())
    expect(document?.verificationMethod).toMatchObject([{ id: kid }])
  })

  it('opens a wallet or collects a badge, not both', () => {
    const opening = createBadgeProof({ ...asked, type: BADGE_KEY_TYPE })
    expect(refusal(opening)).toBe('invalid_proof typ')
    expect(refusal(createBadgeProof(asked), { ...expected, type: BADGE_KEY_TYPE })).toBe('invalid_proof typ')
    expect(refusal(opening, { ...expected, type: BADGE_KEY_TYPE })).toBe('accepted')
  })
})

test.each([
  ['an Ed25519 key', `did:key:z6Mk${'h'.repeat(44)}`],
  ['a fragment', `did:key:zDn${'a'.repeat(46)}#zDn`],
  ['a character outside of base58', `did:key:zDn${'0'.repeat(46)}`],
  ['an account', 'did:sdi:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
])('takes no DID with %s for a badge key', (_, did) => {
  expect(isBadgeDid(did)).toBe(false)
})
