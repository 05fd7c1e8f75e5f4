import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { getListFromStatusListJWT, StatusList } from '@sd-jwt/jwt-status-list'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { describe, expect, it } from 'vitest'
import { buildBadge } from '../badges/build-badge.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { keyOfDid } from '../keys/holder-key.ts'
import { generateJwtKey, openJwtKey } from '../keys/jwt-key.ts'
import { PresentationRefused } from '../presentations/presentation-refused.ts'
import { badgePresenter } from '../presentations/presenter.ts'
import { AUDIENCE, NONCE } from '../presentations/testing-presentation.ts'
import { envelop } from '../signing/envelop.ts'
import { emptyList, LIST_BITS, setSlot } from '../status/status-list.ts'
import { badgeInput, NOW } from '../test-issuer.ts'
import { badgeClaims } from './badge-claims.ts'
import { checkSdJwt } from './check-sd-jwt.ts'
import { presentSdJwt } from './present-sd-jwt.ts'
import { readSdJwt } from './read-sd-jwt.ts'
import { signSdJwt } from './sign-sd-jwt.ts'
import { signTokenStatusList } from './token-status-list.ts'
import { verifySdJwt } from './verify-sd-jwt.ts'

const VCT = 'http://localhost:4000/vct/badge'
const LIST = 'http://localhost:4000/status/1/tokens'
const DID = 'did:web:localhost%3A4000:issuers:harbour'
const [GOOD, REVOKED, SUSPENDED] = [8, 9, 10]
const asked = { audience: AUDIENCE, nonce: NONCE, now: NOW }

/** An issuer with a P-256 key and a list, and a holder with a ticket as SD-JWT VC. */
async function make(slot = GOOD) {
  const { publicKeyMultibase, secretKey } = generateJwtKey()
  const key = openJwtKey(DID, secretKey)
  const document = buildDidDocument({ did: DID, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] })
  const [revoked, suspended] = [emptyList(), emptyList()]
  setSlot(revoked, REVOKED, true)
  setSlot(suspended, SUSPENDED, true)
  const list = await signTokenStatusList({ revoked, suspended }, { uri: LIST, key, now: NOW })
  const documents = new Map<string, object>([
    [DID, document],
    [LIST, envelop(list)],
  ])
  const presenter = badgePresenter(p256.utils.randomSecretKey())
  const sdJwt = await signSdJwt(claimsFor(presenter.did, slot), key)
  const expected = {
    asked: { audience: [AUDIENCE], nonce: NONCE },
    now: NOW,
    loader: bundledLoader(async (url) => documents.get(url)),
  }
  return { key, publicKeyMultibase, document, list, presenter, sdJwt, expected }
}

/** The claims of a ticket that is bound to the key of a DID. */
function claimsFor(did: string, slot = GOOD) {
  const holderJwk = keyOfDid(did).key.export({ format: 'jwk' })
  const holder = { did, email: { address: 'ada@example.org', salt: 'c0' } }
  const badge = buildBadge({ ...badgeInput(DID, 'Ticket'), holder })
  return badgeClaims(badge, { vct: VCT, holderJwk, statusUri: LIST, slot })
}

/** The same issuer, and a wallet of another vendor that binds by an Ed25519 key. */
async function makeForEd25519() {
  const { key, expected } = await make()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const did = `did:jwk:${Buffer.from(JSON.stringify(publicKey.export({ format: 'jwk' }))).toString('base64url')}`
  const sdJwt = await signSdJwt(claimsFor(did), key)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  /** Everything disclosed, with a key binding that names an algorithm. */
  const show = async (given: string, alg: string, more: { header?: object; claims?: object } = {}) => {
    const sd_hash = createHash('sha256').update(given).digest('base64url')
    const claims = { aud: AUDIENCE, nonce: NONCE, iat: Math.floor(NOW.getTime() / 1000), sd_hash, ...more.claims }
    const content = `${encode({ typ: 'kb+jwt', alg, ...more.header })}.${encode(claims)}`
    return `${given}${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`
  }
  return { sdJwt, expected, show }
}

const refusal = async (given: string, expected: Awaited<ReturnType<typeof make>>['expected']) =>
  verifySdJwt(given, expected).then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof PresentationRefused) return error.reason
      throw error
    },
  )

const FINE = { signature: { ok: true }, issuer: { ok: true }, period: { ok: true }, status: { ok: true } }

describe('a badge as SD-JWT VC', () => {
  it('shows what its holder discloses, and nothing else', async () => {
    const { presenter, sdJwt, expected } = await make()
    const closed = await verifySdJwt(await presentSdJwt(sdJwt, asked, presenter), expected)
    expect(closed.checks).toEqual(FINE)
    expect(closed.holder).toMatch(/^did:jwk:/)
    expect(closed.claims).toMatchObject({ vct: VCT, credentialSubject: { achievement: { name: expect.any(String) } } })
    const hidden = JSON.stringify(closed.claims)
    for (const secret of ['identityHash', '"result"', 'evidence"', presenter.did]) expect(hidden).not.toContain(secret)
    const seat = await presentSdJwt(sdJwt, { ...asked, disclosed: { seat: true } }, presenter)
    const { claims } = await verifySdJwt(seat, expected)
    expect(claims.credentialSubject).toMatchObject({ result: expect.anything() })
    expect(claims).not.toHaveProperty('evidence')
    const all = { evidence: true, recipient: true, seat: true }
    const open = await verifySdJwt(await presentSdJwt(sdJwt, { ...asked, disclosed: all }, presenter), expected)
    expect(open.claims).toMatchObject({
      evidence: expect.anything(),
      credentialSubject: { identifier: expect.anything() },
    })
  })

  it.each(['EdDSA', 'Ed25519'])('is shown by a wallet whose key is an Ed25519 key (%s)', async (alg) => {
    const { sdJwt, expected, show } = await makeForEd25519()
    const { checks, holder } = await verifySdJwt(await show(sdJwt, alg), expected)
    expect(checks).toEqual(FINE)
    expect(holder).toMatch(/^did:jwk:/)
  })

  it('counts no more once the key of its issuer has ended, and neither does its list', async () => {
    const { sdJwt, list, document, expected } = await make()
    const expires = new Date(NOW.getTime() - 1000).toISOString()
    const verificationMethod = document.verificationMethod.map((method) => ({ ...method, expires }))
    const loader = bundledLoader(async (url) => (url === LIST ? envelop(list) : { ...document, verificationMethod }))
    const { signature, issuer, status } = (await checkSdJwt(await readSdJwt(sdJwt), { ...expected, loader })).checks
    const reasons = [signature.reason, issuer.reason, status.reason]
    expect(reasons).toEqual(['keyMissing', 'keyNotForBadges', 'listUnproven'])
  })

  it.each(['ES256', 'ES256K', 'HS256', 'none', '__proto__'])('is refused where that key signed as %s', async (alg) => {
    const { sdJwt, expected, show } = await makeForEd25519()
    expect(['key', 'proofUnsupported']).toContain(await refusal(await show(sdJwt, alg), expected))
  })

  const SECONDS = NOW.getTime() / 1000
  it.each<[string, object, string]>([
    ['an extension that nobody here knows', { header: { crit: ['x'], x: 1 } }, 'proofUnsupported'],
    ['an end before now', { claims: { exp: SECONDS - 1 } }, 'expired'],
    ['an end that is no time', { claims: { exp: 'later' } }, 'expired'],
    ['an end to come', { claims: { exp: SECONDS + 60 } }, 'accepted'],
  ])('with a binding that has %s is judged by it', async (_, more, found) => {
    const { sdJwt, expected, show } = await makeForEd25519()
    expect(await refusal(await show(sdJwt, 'EdDSA', more), expected)).toBe(found)
  })

  it('is refused where another Ed25519 key signed', async () => {
    const [one, other] = [await makeForEd25519(), await makeForEd25519()]
    expect(await refusal(await other.show(one.sdJwt, 'EdDSA'), one.expected)).toBe('altered')
  })

  const HIDEABLE = [
    'aka_vcts',
    'vct#integrity',
    'validFrom',
    'validUntil',
    'issuanceDate',
    'expirationDate',
    'credentialStatus',
  ]
  it.each(HIDEABLE)('is not signed by its issuer with %s as a disclosure', async (name) => {
    const { key, presenter, expected } = await make()
    const { payload } = claimsFor(presenter.did)
    const claims = { ...payload, [name]: ['x'] } as typeof payload
    const sdJwt = await signSdJwt({ payload: claims, frame: { _sd: [name] } }, key)
    const { signature } = (await checkSdJwt(await readSdJwt(sdJwt), expected)).checks
    expect(signature).toEqual({ ok: false, reason: 'altered' })
  })

  it.each([
    [REVOKED, { ok: false, reason: 'revoked' }],
    [SUSPENDED, { ok: false, reason: 'suspended' }],
    [LIST_BITS * 4, { ok: null, reason: 'listUnreadable' }],
  ])('says the status of slot %d', async (slot, status) => {
    const { presenter, sdJwt, expected } = await make(slot)
    const { checks } = await verifySdJwt(await presentSdJwt(sdJwt, asked, presenter), expected)
    expect(checks).toEqual({ ...FINE, status })
  })

  it('has the status of a list signed with a key that its issuer added after its document was read', async () => {
    const { presenter, sdJwt, expected, document, publicKeyMultibase } = await make()
    const next = generateJwtKey()
    const keys = [publicKeyMultibase, next.publicKeyMultibase].map((key) => ({ publicKeyMultibase: key, active: true }))
    const key = openJwtKey(DID, next.secretKey)
    const lists = { revoked: emptyList(), suspended: emptyList() }
    const list = await signTokenStatusList(lists, { uri: LIST, key, now: NOW })
    const documents = new Map<string, object>([
      [DID, document],
      [LIST, envelop(list)],
    ])
    const loader = bundledLoader(async (url) => {
      if (url === LIST) documents.set(DID, buildDidDocument({ did: DID, alsoKnownAs: [], keys }))
      return documents.get(url)
    })
    const presented = await presentSdJwt(sdJwt, asked, presenter)
    expect((await verifySdJwt(presented, { ...expected, loader })).checks).toEqual(FINE)
  })

  it('is refused for another verifier, replayed, without a binding, and under another key', async () => {
    const { presenter, sdJwt, expected } = await make()
    const given = await presentSdJwt(sdJwt, asked, presenter)
    const other = { audience: ['x'], nonce: NONCE }
    expect(await refusal(given, { ...expected, asked: other })).toBe('audience')
    expect(await refusal(given, { ...expected, asked: { audience: [AUDIENCE], nonce: 'n-2' } })).toBe('nonce')
    expect(await refusal(sdJwt, expected)).toBe('proofMissing')
    const stranger = badgePresenter(p256.utils.randomSecretKey())
    expect(await refusal(await presentSdJwt(sdJwt, asked, stranger), expected)).toBe('altered')
  })

  it('is refused when a disclosure is added or taken away after the binding', async () => {
    const { presenter, sdJwt, expected } = await make()
    const seat = await presentSdJwt(sdJwt, { ...asked, disclosed: { seat: true } }, presenter)
    const parts = seat.split('~')
    expect(await refusal([parts[0], ...parts.slice(2)].join('~'), expected)).toBe('altered')
    const more = sdJwt.split('~').find((part) => part !== '' && !parts.includes(part)) ?? ''
    expect(await refusal([...parts.slice(0, -1), more, parts.at(-1)].join('~'), expected)).toBe('altered')
  })

  it('is refused when its binding was made long ago or in the future', async () => {
    const { presenter, sdJwt, expected } = await make()
    for (const minutes of [-7, 2]) {
      const now = new Date(NOW.getTime() + minutes * 60_000)
      expect(await refusal(await presentSdJwt(sdJwt, { ...asked, now }, presenter), expected)).toBe('expired')
    }
  })

  it('is not signed by its issuer with a disclosure that belongs to nothing in it, or twice', async () => {
    const { sdJwt, expected } = await make()
    const foreign = Buffer.from('["salt","name","Another"]').toString('base64url')
    const [jwt, first, ...rest] = sdJwt.split('~')
    const check = async (parts: (string | undefined)[]) =>
      (await checkSdJwt(await readSdJwt(parts.join('~')), expected)).checks
    expect((await check([jwt, first, ...rest])).signature).toEqual({ ok: true })
    for (const parts of [
      [jwt, foreign, ''],
      [jwt, first, first, ''],
    ]) {
      expect((await check(parts)).signature).toEqual({ ok: false, reason: 'altered' })
    }
  })

  it('does not unfold a disclosure that is named twice, and twice again inside', async () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const disclosures = [part(['s', 'x', 'end'])]
    for (let depth = 0; depth < 60; depth += 1) {
      const twice = { _sd: [digest(disclosures.at(-1) ?? '')] }
      disclosures.push(part(['s', 'x', { a: twice, b: twice }]))
    }
    const payload = { iss: DID, _sd: [digest(disclosures.at(-1) ?? '')] }
    const text = [`${part({ typ: 'dc+sd-jwt', alg: 'ES256' })}.${part(payload)}.AA`, ...disclosures, ''].join('~')
    expect(await readSdJwt(text)).toMatchObject({ isWhole: false })
  })

  it("detects an altered claim and another issuer's key", async () => {
    const { presenter, sdJwt, expected } = await make()
    const [jwt = '', ...rest] = sdJwt.split('~')
    const [head, body = '', tail] = jwt.split('.')
    const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), name: 'Another' }
    const altered = [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), tail].join('.')
    const given = await presentSdJwt([altered, ...rest].join('~'), asked, presenter)
    expect((await verifySdJwt(given, expected)).checks.signature).toEqual({ ok: false, reason: 'altered' })
    const stranger = await make()
    const shown = await presentSdJwt(sdJwt, asked, presenter)
    const { signature } = (await verifySdJwt(shown, stranger.expected)).checks
    expect(signature).toEqual({ ok: null, reason: 'keyMissing' })
  })

  it.each(['', '~', 'a.b.c', 'a.b.c~d~e.f.g', 'x'.repeat(2_000_000)])(
    'is not read from anything else (%#)',
    async (given) => {
      expect(['format', 'tooLarge', 'proofMissing']).toContain(await refusal(given, (await make()).expected))
    },
  )
})

describe("the OpenWallet Foundation's verifier", () => {
  async function judge({ document, list, presenter }: Awaited<ReturnType<typeof make>>, given: string) {
    const [method] = document.verificationMethod
    const issuerKey = createPublicKey({
      key: (method as { publicKeyJwk: object }).publicKeyJwk as never,
      format: 'jwk',
    })
    const check = (key: ReturnType<typeof createPublicKey>) => (content: string, signature: string) =>
      verify('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
    const verifier = new SDJwtVcInstance({
      hasher: (data) =>
        createHash('sha256')
          .update(Buffer.from(data as string))
          .digest(),
      saltGenerator: (length) => randomBytes(length).toString('hex'),
      verifier: check(issuerKey),
      kbVerifier: check(keyOfDid(presenter.did).key),
      statusListFetcher: async () => list,
      statusVerifier: check(issuerKey),
    })
    return verifier.verify(given, { keyBindingNonce: NONCE, currentDate: NOW.getTime() / 1000 }).then(
      () => 'accepted',
      (error: Error) => error.message,
    )
  }

  it('accepts our badge, and detects its status, an altered character, a wrong key and a replay', async () => {
    const made = await make()
    const given = await presentSdJwt(made.sdJwt, { ...asked, disclosed: { seat: true } }, made.presenter)
    expect(await judge(made, given)).toBe('accepted')
    for (const slot of [REVOKED, SUSPENDED]) {
      const ended = await make(slot)
      expect(await judge(ended, await presentSdJwt(ended.sdJwt, asked, ended.presenter))).toMatch(/status/i)
    }
    const flipped = given.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`)
    expect(await judge(made, flipped)).not.toBe('accepted')
    expect(await judge(await make(), given)).not.toBe('accepted')
    const replay = await presentSdJwt(made.sdJwt, { ...asked, nonce: 'n-2' }, made.presenter)
    expect(await judge(made, replay)).not.toBe('accepted')
  })

  it('reads the same slots in our list', async () => {
    const list = getListFromStatusListJWT((await make()).list)
    expect(list).toBeInstanceOf(StatusList)
    const read = Array.from({ length: 16 }, (_, slot) => list.getStatus(slot))
    // The mirror of a slot is set as well.
    expect(read).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 2, 1, 0])
  })
})
