import { beforeAll, describe, expect, test } from 'vitest'
import { bundledLoader } from '../contexts/document-loader.ts'
import { didKeyDocument } from '../dids/did-key.ts'
import { type Proof, prove } from '../judges/testing-prove.ts'
import { generateIssuingKey, openIssuingKey } from '../keys/issuing-key.ts'
import { makeBadge, NOW } from '../test-issuer.ts'
import { checkProofs } from './check-proofs.ts'

const SCHOOL = 'https://school.example/issuers/1'
const ADDRESS = 'https://school.example/keys'
const ENDED = { expires: '2026-02-01T00:00:00Z' }

const theirs = generateIssuingKey()
const listed = {
  id: `${ADDRESS}#1`,
  type: 'Multikey',
  controller: ADDRESS,
  publicKeyMultibase: theirs.publicKeyMultibase,
}
const keys = { id: ADDRESS, verificationMethod: [listed], assertionMethod: [listed.id] }
const loader = bundledLoader(async (url) => (url === ADDRESS ? keys : didKeyDocument(url)))

const forger = generateIssuingKey()
const forgerKey = openIssuingKey(`did:key:${forger.publicKeyMultibase}`, forger.secretKey)
const schoolKey = { ...openIssuingKey(ADDRESS, theirs.secretKey), id: listed.id }

const schoolDid = `did:key:${theirs.publicKeyMultibase}`

const badge = makeBadge(SCHOOL)
const check = async (proof: Proof[]) => {
  const { proof: _, ...checks } = await checkProofs({ ...badge, proof }, { loader, now: NOW })
  return checks
}

/** Proofs of an issuer that is an https address, and of a forger with a key of their own. */
describe('for an issuer that is an https address', () => {
  let genuine: Proof
  let ended: Proof
  let forged: Proof
  let forgedEnded: Proof
  /** The forger's signature under the name of the school's key. */
  let borrowed: Proof
  beforeAll(async () => {
    genuine = await prove(badge, { key: schoolKey, loader })
    ended = await prove(badge, { key: schoolKey, loader, ...ENDED })
    forged = await prove(badge, { key: forgerKey, loader })
    forgedEnded = await prove(badge, { key: forgerKey, loader, ...ENDED })
    borrowed = { ...forged, verificationMethod: listed.id }
  })

  test('a proof by a key that it lists is its own', async () => {
    expect(await check([genuine])).toEqual({ signature: { ok: true }, issuer: { ok: true } })
  })

  test('a proof by the key of somebody is good, and nobody is its issuer', async () => {
    expect(await check([forged])).toEqual({ signature: { ok: true }, issuer: { ok: null, reason: 'keyUnbound' } })
  })

  test('a proof by somebody never counts for the issuer whose key another proof names', async () => {
    for (const proofs of [
      [forged, borrowed],
      [borrowed, forged],
      [forgedEnded, borrowed],
      [borrowed, forgedEnded],
    ])
      expect((await check(proofs)).signature).toEqual({ ok: false, reason: 'altered' })
  })

  test('its own proof counts beside one by somebody else', async () => {
    for (const proofs of [
      [genuine, forged],
      [forged, genuine],
      [borrowed, genuine],
    ])
      expect(await check(proofs)).toEqual({ signature: { ok: true }, issuer: { ok: true } })
  })

  test('its own proof that has ended counts before a good one by somebody else', async () => {
    for (const proofs of [
      [ended, forged],
      [forged, ended],
    ])
      expect(await check(proofs)).toMatchObject({ signature: { reason: 'proofExpired' }, issuer: { ok: true } })
  })

  test('its own proof that has ended counts before a worthless one in its name', async () => {
    for (const proofs of [
      [ended, borrowed],
      [borrowed, ended],
    ])
      expect((await check(proofs)).signature.reason).toBe('proofExpired')
  })

  test('an ended proof by somebody counts before a worthless one of a stranger', async () => {
    const other = generateIssuingKey().publicKeyMultibase
    const worthless = { ...forged, verificationMethod: `did:key:${other}#${other}` }
    for (const proofs of [
      [forgedEnded, worthless],
      [worthless, forgedEnded],
    ])
      expect(await check(proofs)).toMatchObject({
        signature: { reason: 'proofExpired' },
        issuer: { reason: 'keyUnbound' },
      })
  })

  test('its own proof in force counts before one that has ended', async () => {
    expect(await check([ended, genuine])).toEqual({ signature: { ok: true }, issuer: { ok: true } })
  })

  test('an ended proof by somebody proves no issuer', async () => {
    expect(await check([forgedEnded])).toMatchObject({
      signature: { reason: 'proofExpired' },
      issuer: { ok: null, reason: 'keyUnbound' },
    })
  })

  test('its own proof behind more than are looked at is not called false', async () => {
    const { signature } = await check([borrowed, borrowed, borrowed, borrowed, genuine])
    expect(signature).toEqual({ ok: null, reason: 'tooCostly' })
  })

  test('its own proof counts beside a worthless one that is named after it', async () => {
    const named = { ...genuine, verificationMethod: `${SCHOOL}#none` }
    expect(await check([genuine, named])).toEqual({ signature: { ok: true }, issuer: { ok: true } })
  })

  test('the proof that counted is named, wherever it stands', async () => {
    for (const [proofs, counted] of [
      [[forged, ended, genuine], genuine],
      [[forged, ended, borrowed], ended],
      [[forged, borrowed], borrowed],
    ] as const)
      expect((await checkProofs({ ...badge, proof: proofs }, { loader, now: NOW })).proof).toEqual(counted)
  })

  describe('a proof that nobody here can check', () => {
    const other = () => ({ ...genuine, cryptosuite: 'bbs-2023' })

    test('is a remark beside its own', async () => {
      const remark = { signature: { ok: true, reason: 'otherProofs' }, issuer: { ok: true } }
      expect(await check([other(), genuine])).toEqual(remark)
      expect(await check([genuine, { ...other(), verificationMethod: 'did:example:1#1' }])).toEqual(remark)
    })

    test('keeps no ended one in force', async () => {
      expect((await check([other(), ended])).signature.reason).toBe('proofExpired')
    })

    test('is called no forgery because of a worthless one beside it', async () => {
      const unread = {
        signature: { ok: null, reason: 'proofUnsupported', type: 'bbs-2023' },
        issuer: { ok: null, reason: 'keyUnread' },
      }
      expect(await check([other(), borrowed])).toEqual(unread)
      expect(await check([borrowed, other()])).toEqual(unread)
    })

    test('excuses nothing where it is missing', async () => {
      expect((await check([borrowed])).signature).toEqual({ ok: false, reason: 'altered' })
    })

    test('is called no forgery because somebody else signed as well', async () => {
      const did = schoolDid
      const ofSchool = makeBadge(did)
      const theirs = { ...other(), verificationMethod: `${did}#1` }
      const stranger = await prove(ofSchool, { key: forgerKey, loader })
      const { signature, issuer } = await checkProofs({ ...ofSchool, proof: [theirs, stranger] }, { loader, now: NOW })
      expect([signature.ok, issuer.ok]).toEqual([null, null])
    })

    test('proves no issuer beside one by somebody else', async () => {
      expect((await check([other(), forged])).issuer).toEqual({ ok: null, reason: 'keyUnbound' })
    })
  })

  test('a worthless proof in the name of a stranger contradicts nothing', async () => {
    const other = generateIssuingKey().publicKeyMultibase
    const worthless = { ...forged, verificationMethod: `did:key:${other}#${other}` }
    for (const proofs of [
      [forged, worthless],
      [worthless, forged],
    ])
      expect(await check(proofs)).toEqual({ signature: { ok: true }, issuer: { ok: null, reason: 'keyUnbound' } })
  })
})
