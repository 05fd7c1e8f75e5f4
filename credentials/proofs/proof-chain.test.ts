import { describe, expect, test } from 'vitest'
import { checkIssuer } from '../checking/check-issuer.ts'
import { checkSignature } from '../checking/check-signature.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { didKeyDocument } from '../dids/did-key.ts'
import { type Proof, prove as proveBy } from '../judges/testing-prove.ts'
import { generateIssuingKey, type IssuingKey, openIssuingKey } from '../keys/issuing-key.ts'
import { makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { areProofsBuilt } from './proof-chain.ts'

const FIRST = 'urn:uuid:00000000-0000-4000-8000-000000000001'
const SECOND = 'urn:uuid:00000000-0000-4000-8000-000000000002'
const BUILT = {
  id: FIRST,
  type: 'DataIntegrityProof',
  cryptosuite: 'eddsa-rdfc-2022',
  verificationMethod: 'did:example:a#b',
  proofPurpose: 'assertionMethod',
  proofValue: 'z3',
}
const [issuer, notary] = [makeIssuer(), makeIssuer('notary')]
const documents = new Map([...issuer.documents, ...notary.documents])
const loader = bundledLoader(async (url) => documents.get(url) ?? didKeyDocument(url))
const badge = makeBadge(issuer.did)

const prove = (document: object, given: Omit<Parameters<typeof proveBy>[1], 'loader'> & { key: IssuingKey }) =>
  proveBy(document, { ...given, loader })

const check = async (proof: unknown, document: object = badge) => {
  const found = await checkSignature({ ...document, proof }, { loader, now: NOW })
  return found.reason ?? found.ok
}

describe('a chain of proofs', () => {
  test.each([
    ['by the issuer', issuer.key],
    ['by somebody else, such as a notary', notary.key],
  ])('is valid with the previous proof %s, named alone or in a list', async (_, key) => {
    const first = await prove(badge, { key, id: FIRST })
    for (const previousProof of [FIRST, [FIRST]]) {
      const last = await prove(badge, { key: issuer.key, previousProof, previous: [first] })
      expect(await check([first, last])).toBe(true)
      expect(await check([last, first])).toBe(true)
    }
  })

  test('is altered when the last proof does not cover the previous one, or that one is invalid', async () => {
    const first = await prove(badge, { key: notary.key, id: FIRST })
    const uncovered = await prove(badge, { key: issuer.key, previousProof: FIRST })
    expect(await check([first, uncovered])).toBe('altered')
    const other = await prove({ ...badge, name: 'Another' }, { key: notary.key, id: FIRST })
    const last = await prove(badge, { key: issuer.key, previousProof: FIRST, previous: [other] })
    expect(await check([other, last])).toBe('altered')
    const replaced = { ...first, created: '2026-03-01T12:00:01Z' }
    const good = await prove(badge, { key: issuer.key, previousProof: FIRST, previous: [first] })
    expect(await check([replaced, good])).toBe('altered')
  })

  test('of three is checked to its beginning; two previous proofs must both hold', async () => {
    const first = await prove(badge, { key: notary.key, id: FIRST })
    const second = await prove(badge, { key: notary.key, id: SECOND, previousProof: FIRST, previous: [first] })
    const third = await prove(badge, { key: issuer.key, previousProof: SECOND, previous: [second] })
    expect(await check([first, second, third])).toBe(true)
    const broken = { ...first, proofValue: second.proofValue }
    expect(await check([broken, second, third])).toBe('altered')
    const side = await prove(badge, { key: notary.key, id: SECOND })
    const both = await prove(badge, { key: issuer.key, previousProof: [FIRST, SECOND], previous: [first, side] })
    expect(await check([first, side, both])).toBe(true)
    expect(await check([broken, side, both])).toBe('altered')
  })

  test('is not checked when the previous proof cannot be, or the chain is longer than any badge needs', async () => {
    const unsupported = { ...(await prove(badge, { key: notary.key, id: FIRST })), cryptosuite: 'bbs-2023' }
    const last = await prove(badge, { key: issuer.key, previousProof: FIRST, previous: [unsupported] })
    expect(await check([unsupported, last])).toBe('proofUnsupported')
    let chain: Proof[] = []
    for (let nth = 0; nth < 5; nth++) {
      const before = chain.at(-1)
      const linked = before && { previousProof: before.id, previous: [before] }
      const key = nth === 4 ? issuer.key : notary.key
      chain = [...chain, await prove(badge, { key, id: `urn:example:${nth}`, ...linked })]
    }
    expect(await check(chain)).toBe('tooCostly')
  })
})

test('a badge with more proofs than any has is too costly, whatever they are', async () => {
  const link = (nth: number) => ({ id: `urn:${nth}`, type: 'X', ...(nth > 0 && { previousProof: `urn:${nth - 1}` }) })
  const chain = (length: number) => Array.from({ length }, (_, nth) => link(nth))
  expect(await check(chain(20))).toBe('proofUnsupported')
  expect(await check(chain(21))).toBe('tooCostly')
  expect(await check(Array(21).fill('no proof'))).toBe('tooCostly')
})

describe('links between proofs', () => {
  const link = (nth: number, ...previous: number[]) => {
    return {
      id: `urn:${nth}`,
      type: 'X',
      ...(previous.length > 0 && { previousProof: previous.map((id) => `urn:${id}`) }),
    }
  }

  test.each([
    ['of a chain', [link(1, 0), link(0), link(2, 1)], true],
    ['that meet again', [link(0), link(1, 0), link(2, 0), link(3, 1, 2)], true],
    ['that name one twice', [link(0), link(1, 0, 0)], true],
    ['to a cycle', [link(0, 1), link(1, 0), link(2, 1)], false],
    ['of one with itself', [link(0, 0)], false],
    ['of three beside a good one', [link(0), link(1, 0, 3), link(2, 1), link(3, 2)], false],
    ['to nothing', [link(0, 9)], false],
  ])('%s', (_, proofs, isBuilt) => {
    expect(areProofsBuilt(proofs)).toBe(isBuilt)
  })

  test('are followed in one pass, however long the chain is', () => {
    const chain = Array.from({ length: 20_000 }, (_, nth) => (nth === 0 ? link(0) : link(nth, nth - 1)))
    expect(areProofsBuilt(chain)).toBe(true)
    expect(areProofsBuilt([link(0, 19_999), ...chain.slice(1)])).toBe(false)
  }, 5000)
})

describe('a malformed proof', () => {
  test('spoils the badge, however good the others are', async () => {
    const good = await prove(badge, { key: issuer.key })
    for (const wrong of [
      await prove(badge, { key: issuer.key, previousProof: FIRST }),
      await prove(badge, { key: issuer.key, previousProof: [FIRST] }),
      await prove(badge, { key: issuer.key, id: FIRST, previousProof: FIRST }),
      await prove(badge, { key: issuer.key, created: 'yesterday' }),
      await prove(badge, { key: issuer.key, created: '2026-03-01T12:00:00' }),
      await prove(badge, { key: issuer.key, expires: '2099' }),
    ]) {
      expect(await check(wrong)).toBe('malformed')
      expect(await check([good, wrong])).toBe('malformed')
    }
  })

  test.each<[string, unknown[]]>([
    ['a text', ['z3']],
    ['without a type', [{ ...BUILT, type: undefined }]],
    ['with a number as its type', [{ ...BUILT, type: 7 }]],
    ['with a number as one of its types', [{ ...BUILT, type: ['DataIntegrityProof', 7] }]],
    ['with an empty type', [{ ...BUILT, type: '' }]],
    ['without a method', [{ ...BUILT, verificationMethod: undefined }]],
    ['without a purpose', [{ ...BUILT, proofPurpose: undefined }]],
    ['without a value', [{ ...BUILT, proofValue: undefined }]],
    ['with an empty value', [{ ...BUILT, proofValue: '' }]],
    ['with a number as its previous one', [{ ...BUILT, previousProof: 456321 }]],
    ['with no previous one in its list', [{ ...BUILT, previousProof: [] }]],
    ['with the id of another', [BUILT, BUILT]],
    ['with a number as its id', [{ ...BUILT, id: 7 }]],
    ['with an empty id', [{ ...BUILT, id: '' }]],
    [
      'in a cycle',
      [
        { ...BUILT, previousProof: SECOND },
        { ...BUILT, id: SECOND, previousProof: FIRST },
      ],
    ],
  ])('is one %s', (_, proofs) => {
    expect(areProofsBuilt([{ ...BUILT, id: FIRST }])).toBe(true)
    expect(areProofsBuilt(proofs)).toBe(false)
  })
})

describe('a badge of an issuer that is an https address', () => {
  const school = 'https://school.example/issuers/1'
  const made = generateIssuingKey()
  const did = `did:key:${made.publicKeyMultibase}`
  const document = makeBadge(school)

  test('has a good signature by a key that came with it, whose owner is unknown', async () => {
    const key = openIssuingKey(did, made.secretKey)
    const signed = { ...document, proof: [await prove(document, { key })] }
    expect(await checkIssuer(signed, { loader, now: NOW })).toEqual({ ok: null, reason: 'keyUnbound' })
    expect(await check(await prove(document, { key }), document)).toBe(true)
    expect(await check(await prove(document, { key }), { ...document, name: 'Another' })).toBe('altered')
  })

  test('is not valid by a key at another address', async () => {
    const method = 'https://elsewhere.example/keys#1'
    const key = { id: method, sign: issuer.key.sign }
    expect(await check(await prove(document, { key }), document)).toBe('keyMissing')
  })

  test('is valid by a key that its own address lists', async () => {
    const address = 'https://school.example/keys'
    const { publicKeyMultibase } = made
    const listed = { id: `${address}#1`, type: 'Multikey', controller: address, publicKeyMultibase }
    documents.set(address, { id: address, verificationMethod: [listed], assertionMethod: [listed.id] })
    const key = { id: listed.id, sign: openIssuingKey(did, made.secretKey).sign }
    expect(await check(await prove(document, { key }), document)).toBe(true)
    documents.set(address, { id: address, verificationMethod: [listed] })
    expect(await check(await prove(document, { key }), document)).toBe('keyMissing')
  })
})
