import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { Credential, SignedCredential } from '#credentials/credential.ts'
import { generateIssuingKey, type IssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { decodeMultikey } from '#credentials/keys/multikey.ts'
import type { Json } from '#credentials/read-credential.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { sequenceEntries } from '#features/ledger/server/sequence-entries.ts'
import { judgeProof, type ProofFinding, type ProofPart } from '#features/proofs/rules.ts'
import { checkProof } from '#features/proofs/server/check-proof.ts'
import { type ProofFile, readProofFile } from '#features/proofs/server/read-proof-file.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { revokeBadges } from '../../server/status/revoke-badges.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'
import { reseal, saveProof, signUntil } from '../../server/testing-proof.ts'

let world: World
let file: ProofFile
/** The same badge after it was revoked. */
let revoked: ProofFile
/** The issuer's own key. */
let own: IssuingKey

beforeAll(async () => {
  world = await openWorld()
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
  await sequenceEntries(world.ctx())
  const badge = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  file = await saveProof(world, badge)
  const keyId = (await findKey(world.ctx(), issuer.issuerId, 'issuing'))?.id ?? ''
  own = openIssuingKey(String(did()), await openKey(world.ctx(), keyId))
  world.advance(3_600_000)
  await revokeBadges(issuer.ctx, [badge.id], 'A mistake')
  revoked = await saveProof(world, badge)
})
afterAll(() => world.close())

const check = async (given: ProofFile) =>
  checkProof(readProofFile(structuredClone(await reseal(given)) as unknown as Json), { now: world.now() })
const failedOf = (findings: ProofFinding[]) =>
  findings.filter(({ result }) => result === 'failed').map(({ about, facts }) => [about, facts.reason])
const withParts = (of: ProofFile, contents: Partial<Record<ProofPart, object | undefined>>): ProofFile => {
  const takenAt = world.now().toISOString()
  const changed = Object.entries(contents).map(([part, content]) => [part, content && { takenAt, content }])
  const all = Object.entries({ ...of.parts, ...Object.fromEntries(changed) })
  const parts = Object.fromEntries(all.filter(([, part]) => part)) as ProofFile['parts']
  return { ...of, parts }
}

/** A key of the forger's, and what it signs under the id of the delegated key. */
const mine = generateIssuingKey()
const signAs = async (content: Json, id: string): Promise<SignedCredential> => {
  const { proof: _, ...unsigned } = content
  const key = { ...openIssuingKey(String(did()), mine.secretKey), id }
  return signCredential(unsigned as unknown as Credential, { key, loader: bundledLoader(), now: world.now() })
}
const did = () => file.parts.didDocument?.content.id
const delegatedId = () => `${did()}#${file.parts.delegation?.content.message.issuingKey}`
const jwkOf = (multibase: string) => {
  const x = Buffer.from(decodeMultikey(multibase) ?? []).toString('base64url')
  return { kty: 'OKP', crv: 'Ed25519', x }
}

/** The document of the file, with the forger's key under an id of its own. */
const withMine = (id: string): object => {
  const { verificationMethod, assertionMethod, ...document } = file.parts.didDocument?.content ?? {}
  const method = { id, type: 'Multikey', controller: did(), publicKeyMultibase: mine.publicKeyMultibase }
  return {
    ...document,
    verificationMethod: [method, ...(verificationMethod as object[])],
    assertionMethod: [id, ...(assertionMethod as string[])],
  }
}

type Method = { id: string; controller: unknown }
/** Every way of a document to give the delegated key's id to the forger's key. */
const REDEFINED: Record<string, (real: Method, id: string) => object> = {
  'another publicKeyMultibase': (real) => ({
    verificationMethod: [{ ...real, publicKeyMultibase: mine.publicKeyMultibase }],
  }),
  'a publicKeyJwk': ({ id, controller }) => ({
    verificationMethod: [{ id, controller, type: 'JsonWebKey', publicKeyJwk: jwkOf(mine.publicKeyMultibase) }],
  }),
  'a publicKeyJwk beside a publicKeyMultibase that is none': (real) => ({
    verificationMethod: [{ ...real, publicKeyMultibase: '', publicKeyJwk: jwkOf(mine.publicKeyMultibase) }],
  }),
  'two methods of one id': (real) => ({
    verificationMethod: [{ ...real, publicKeyMultibase: mine.publicKeyMultibase }, real],
  }),
  'two methods, one with a relative id': (real) => ({
    verificationMethod: [
      { ...real, id: `#${real.id.split('#')[1]}`, publicKeyMultibase: mine.publicKeyMultibase },
      real,
    ],
  }),
  'a method inside of assertionMethod': (real) => ({
    verificationMethod: [],
    assertionMethod: [{ ...real, publicKeyMultibase: mine.publicKeyMultibase }],
  }),
  'a first method of another controller': (real) => ({
    verificationMethod: [
      { ...real, controller: 'did:web:example.org' },
      { ...real, publicKeyMultibase: mine.publicKeyMultibase },
    ],
  }),
}
const redefine = (way: string): object => {
  const document = file.parts.didDocument?.content ?? {}
  const [real] = document.verificationMethod as Method[]
  const change = real && REDEFINED[way]?.(real, delegatedId())
  return { ...document, ...change }
}

test.each(Object.keys(REDEFINED))("refuses a badge in the account's name by %s", async (way) => {
  const { credentialStatus: _, ...unlisted } = file.parts.credential.content
  const credential = await signAs({ ...unlisted, name: 'Mountain guide' }, delegatedId())
  const gone = { revocationList: undefined, template: undefined, templateProof: undefined, checkpoint: undefined }
  const findings = await check(withParts(file, { ...gone, credential, didDocument: redefine(way) }))
  // The document of the file fits the badge; the account's delegation does not.
  expect(failedOf(findings)).toEqual([['delegation', 'otherKey']])
  expect(judgeProof(findings).word).toBe('notGenuine')
  expect(findings.find(({ about }) => about === 'credential')?.facts.restsOn).toBe('log')
})

test.each(Object.keys(REDEFINED))("gives no list the account's ground by %s", async (way) => {
  const list = await signAs(file.parts.revocationList?.content ?? {}, delegatedId())
  const findings = await check(withParts(revoked, { revocationList: list, didDocument: redefine(way) }))
  expect(judgeProof(findings).word).toBe('notGenuine')
  expect(findings.find(({ about }) => about === 'revocationList')?.facts.restsOn).not.toBe('account')
})

test('refuses a key of the forger beside the delegated one, with the delegated id in its own', async () => {
  const id = `${did()}#x#${file.parts.delegation?.content.message.issuingKey}`
  const list = await signAs(file.parts.revocationList?.content ?? {}, id)
  const findings = await check(withParts(revoked, { revocationList: list, didDocument: withMine(id) }))
  expect(findings.find(({ about }) => about === 'revocationList')).toMatchObject({
    result: 'ok',
    facts: { restsOn: 'log' },
  })
})

test('refuses another issuer of the forger that names the account as its own', async () => {
  const other = `${did()}x`
  const key = openIssuingKey(other, mine.secretKey)
  const { proof: _, credentialStatus: __, ...content } = file.parts.credential.content
  const issuer = { ...(content.issuer as object), id: other }
  const unsigned = { ...content, issuer } as unknown as Credential
  const credential = await signCredential(unsigned, { key, loader: bundledLoader(), now: world.now() })
  const method = { id: key.id, type: 'Multikey', controller: other, publicKeyMultibase: mine.publicKeyMultibase }
  const { alsoKnownAs } = file.parts.didDocument?.content ?? {}
  const didDocument = { id: other, alsoKnownAs, verificationMethod: [method], assertionMethod: [key.id] }
  const findings = await check(withParts(file, { credential, didDocument, revocationList: undefined }))
  expect(failedOf(findings)).toEqual([['delegation', 'otherKey']])
})

test("keeps the account's ground when the document lists more keys", async () => {
  const didDocument = withMine(`${did()}#${mine.publicKeyMultibase}`)
  const findings = await check(withParts(file, { didDocument }))
  const rests = findings.map(({ about, facts }) => [about, facts.restsOn])
  expect(Object.fromEntries(rests)).toMatchObject({ credential: 'account', revocationList: 'account' })
  expect(judgeProof(findings).word).toBe('genuine')
})

const LATER = '2035-01-01T00:00:00Z'
test.each(['revocationList', 'credential'] as const)('refuses a %s with a bogus proof before its own', async (part) => {
  const content = file.parts[part]?.content as SignedCredential
  const [own] = content.proof
  const bogus = { ...own, created: LATER }
  const findings = await check(withParts(revoked, { [part]: { ...content, proof: [bogus, own] } }))
  expect(failedOf(findings)).toContainEqual([part, 'malformed'])
  expect(judgeProof(findings).word).toBe('notGenuine')
})

test('refuses a list without a date, and one that was signed after it was saved', async () => {
  const signed = async (created?: string) => {
    const { proof: _, ...unsigned } = (file.parts.revocationList?.content ?? {}) as SignedCredential
    const key = openIssuingKey(String(did()), mine.secretKey)
    const now = new Date(LATER)
    const list = await signCredential(unsigned as Credential, { key, loader: bundledLoader(), now })
    return { ...list, proof: list.proof.map((proof) => ({ ...proof, created })) }
  }
  const didDocument = withMine(`${did()}#${mine.publicKeyMultibase}`)
  const later = await check(withParts(file, { didDocument, revocationList: await signed(LATER) }))
  expect(failedOf(later)).toEqual([['revocationList', 'notYetValid']])
  const undated = await check(withParts(file, { didDocument, revocationList: await signed() }))
  expect(failedOf(undated)).toEqual([['revocationList', 'malformed']])
})

test('refuses a revoked badge whose status is hidden under its IRI, which is signed in the same way', async () => {
  const { credentialStatus, ...content } = revoked.parts.credential.content
  const credential = { ...content, 'https://www.w3.org/2018/credentials#credentialStatus': credentialStatus }
  const findings = await check(withParts(revoked, { credential, revocationList: undefined }))
  expect(failedOf(findings)).toEqual([['credential', 'malformed']])
})

describe('a signature that ends', () => {
  const until = (part: 'credential' | 'revocationList', expires: string, key = own) =>
    signUntil(file.parts[part]?.content ?? {}, key, expires)
  const ENDED = '2020-01-02T03:04:05Z'

  test('says its own end, and that nothing was changed', async () => {
    const findings = await check(withParts(file, { credential: await until('credential', ENDED) }))
    expect(failedOf(findings)).toEqual([['credential', 'proofExpired']])
    const found = findings.find(({ about }) => about === 'credential')
    expect(found?.facts).toMatchObject({ ended: '2020-01-02T03:04:05.000Z', restsOn: 'account' })
    expect(judgeProof(findings)).toEqual({ word: 'genuine', state: 'expired', because: 'credential.proofExpired' })
  })

  test('is good before its end', async () => {
    const findings = await check(withParts(file, { credential: await until('credential', LATER) }))
    expect(failedOf(findings)).toEqual([])
    expect(judgeProof(findings)).toMatchObject({ word: 'genuine', state: 'inForce' })
  })

  test('of a list leaves the badge unchecked', async () => {
    const findings = await check(withParts(file, { revocationList: await until('revocationList', ENDED) }))
    expect(failedOf(findings)).toEqual([])
    expect(judgeProof(findings)).toMatchObject({ word: 'notChecked', because: 'revocationList.proofExpired' })
  })

  test('is not genuine by another key, though it has ended', async () => {
    const key = { ...openIssuingKey(String(did()), mine.secretKey), id: own.id }
    const findings = await check(withParts(file, { credential: await until('credential', ENDED, key) }))
    expect(failedOf(findings)).toEqual([['credential', 'altered']])
    const listed = { credential: await until('credential', ENDED, openIssuingKey(String(did()), mine.secretKey)) }
    const didDocument = withMine(`${did()}#${mine.publicKeyMultibase}`)
    const forged = await check(withParts(file, { ...listed, didDocument }))
    expect(judgeProof(forged)).toMatchObject({ word: 'notGenuine', because: 'delegation.otherKey' })
  })
})
