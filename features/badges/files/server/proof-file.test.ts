import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { Credential, SignedCredential } from '#credentials/credential.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { sequenceEntries } from '#features/ledger/server/sequence-entries.ts'
import { judgeProof, PROOF_PARTS, type ProofFinding, type ProofPart, proofTimeOf } from '#features/proofs/rules.ts'
import { checkProof } from '#features/proofs/server/check-proof.ts'
import { contentDigest } from '#features/proofs/server/content-digest.ts'
import { type ProofFile, readProofFile } from '#features/proofs/server/read-proof-file.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { revokeBadges } from '../../server/status/revoke-badges.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'
import { reseal, saveProof } from '../../server/testing-proof.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let badge: Awaited<ReturnType<typeof issueForTest>>
let other: typeof badge
let file: ProofFile
let theirs: ProofFile

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx, { timestamped: true, suspendable: true })
  await world.runJobs()
  badge = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  other = await issueForTest(issuer.ctx, templateId, 'lea@example.org')
  await sequenceEntries(world.ctx())
  file = await save(badge)
  theirs = await save(other)
})
afterAll(() => world.close())

const save = (of: typeof badge) => saveProof(world, of)
const read = (given: object) => readProofFile(structuredClone(given) as Record<string, unknown>)
const check = (given: object) => checkProof(read(given), { now: world.now() })
const failedOf = (findings: ProofFinding[]) =>
  findings.filter(({ result }) => result === 'failed').map(({ about, facts }) => [about, facts.reason])

test('proves an intact badge by the file alone', async () => {
  const findings = await check(file)
  expect(findings.map(({ about, result }) => [about, result])).toEqual(
    ['seal', ...PROOF_PARTS, 'period'].map((about) => [about, 'ok']),
  )
  expect(judgeProof(findings).word).toBe('genuine')
})

/** Another content of the same shape for each part, as somebody would forge it. */
const FORGED: Record<ProofPart, (content: never) => object> = {
  credential: (content: object) => ({ ...content, name: 'Mountain guide' }),
  didDocument: (content: object) => ({ ...content, alsoKnownAs: [] }),
  delegation: (content: ProofFile['parts']['delegation'] & { message: object }) => ({
    ...content,
    message: { ...content.message, maxCount: 1_000_000 },
  }),
  revocationList: (content: object) => ({ ...content, validFrom: '2026-01-01T00:00:00Z' }),
  suspensionList: (content: object) => ({ ...content, validFrom: '2026-01-01T00:00:00Z' }),
  template: (content: object) => ({ ...content, points: 1000 }),
  checkpoint: ({ note, key }: { note: string; key: string }) => ({ note: note.replace(/\n\d+\n/, '\n999\n'), key }),
  templateProof: ({ entry, ...content }: { entry: object }) => ({ ...content, entry: { ...entry, at: SOON } }),
  issueProof: ({ entry, ...content }: { entry: object }) => ({ ...content, entry: { ...entry, at: SOON } }),
}
const SOON = '2030-01-01T00:00:00.000Z'
const forge = (part: ProofPart): ProofFile => {
  const { takenAt, content } = file.parts[part] as { takenAt: string; content: never }
  return { ...file, parts: { ...file.parts, [part]: { takenAt, content: FORGED[part](content) } } }
}

test.each(PROOF_PARTS)('names a changed %s, and no other part', async (part) => {
  const findings = await check(forge(part))
  expect(failedOf(findings)).toEqual([[part, 'changed']])
  expect(judgeProof(findings).word).toBe('notGenuine')
})

test.each(PROOF_PARTS)('names a %s whose time was changed', async (part) => {
  const { content } = file.parts[part] as { content: object }
  const findings = await check({ ...file, parts: { ...file.parts, [part]: { takenAt: SOON, content } } })
  expect(failedOf(findings)).toEqual([[part, 'timeChanged']])
})

test.each(PROOF_PARTS.slice(1))('names a %s that was taken out', async (part) => {
  const { [part]: _, ...parts } = file.parts
  expect(failedOf(await check({ ...file, parts }))).toEqual([[part, 'missing']])
})

test.each(PROOF_PARTS.slice(1))('names the %s of another badge, where it differs', async (part) => {
  const findings = await check({ ...file, parts: { ...file.parts, [part]: theirs.parts[part] } })
  const isSame = contentDigest(theirs.parts[part]?.content) === contentDigest(file.parts[part]?.content)
  expect(failedOf(findings)).toEqual([[part, isSame ? 'timeChanged' : 'changed']])
})

test('names a changed seal', async () => {
  const note = file.seal.note.replace(/credential \S+/, `credential ${SOON}`)
  const findings = await check({ ...file, seal: { ...file.seal, note } })
  expect(failedOf(findings)).toEqual([['seal', 'altered']])
  expect(judgeProof(findings).word).toBe('notGenuine')
})

test.each([
  ['credential', 'altered'],
  ['didDocument', 'otherAccount'],
  ['delegation', 'notSigned'],
  ['revocationList', 'altered'],
  ['suspensionList', 'altered'],
  ['template', 'altered'],
  ['checkpoint', 'altered'],
  ['templateProof', 'notInLog'],
  ['issueProof', 'notInLog'],
] as const)('finds a changed %s under a new seal by its own signature or hash', async (part, reason) => {
  const findings = await check(await reseal(forge(part)))
  // Nobody signs a DID document: that it hides the account shows at the delegation.
  expect(failedOf(findings)).toEqual([[part === 'didDocument' ? 'delegation' : part, reason]])
})

test('refuses a clean list of another key under a new seal, unless the document lists that key', async () => {
  const { key, list } = await forgeList()
  const parts = { ...file.parts, revocationList: { takenAt: file.parts.credential.takenAt, content: list } }
  expect(failedOf(await check(await reseal({ ...file, parts })))).toEqual([['revocationList', 'keyUnknown']])
  const { content, takenAt } = file.parts.didDocument ?? { content: {}, takenAt: '' }
  const method = { id: key.id, type: 'Multikey', controller: content.id, publicKeyMultibase: key.id.split('#')[1] }
  const didDocument = {
    takenAt,
    content: {
      ...content,
      verificationMethod: [...(content.verificationMethod as object[]), method],
      assertionMethod: [...(content.assertionMethod as string[]), key.id],
    },
  }
  const findings = await check(await reseal({ ...file, parts: { ...parts, didDocument } }))
  // The file alone cannot tell: the finding names the list's key, which the account's delegation does not.
  expect(failedOf(findings)).toEqual([])
  const finding = findings.find(({ about }) => about === 'revocationList')
  expect(finding?.facts).toMatchObject({ key: key.id, restsOn: 'log' })
})

async function forgeList() {
  const made = generateIssuingKey()
  const key = openIssuingKey(String(file.parts.didDocument?.content.id), made.secretKey)
  const { proof: _, ...unsigned } = (file.parts.revocationList?.content ?? {}) as SignedCredential
  const list = await signCredential(unsigned as Credential, { key, loader: bundledLoader(), now: world.now() })
  return { key, list }
}

test('says what rests on the account and what on the log alone', async () => {
  const rests = (await check(file)).map(({ about, facts }) => [about, facts.restsOn])
  expect(Object.fromEntries(rests)).toMatchObject({
    credential: 'account',
    delegation: 'account',
    revocationList: 'account',
    suspensionList: 'account',
    didDocument: 'log',
    templateProof: 'log',
    issueProof: 'log',
  })
})

test('says revoked when the list was taken after the revocation, and keeps the earlier time in an earlier file', async () => {
  await revokeBadges(issuer.ctx, [other.id], 'A mistake')
  const findings = await check(await save(other))
  expect(failedOf(findings)).toEqual([['revocationList', 'revoked']])
  expect(judgeProof(findings)).toEqual({ word: 'genuine', state: 'revoked', because: 'revocationList.revoked' })
  const earlier = await check(theirs)
  expect(judgeProof(earlier).word).toBe('genuine')
  expect(Date.parse(proofTimeOf(earlier))).toBeLessThan(world.now().getTime())
})

test.each([
  ['another version', { version: 2 }],
  ['a member of no version', { more: 1 }],
  ['a time that is none', { parts: { credential: { takenAt: 'yesterday', content: {} } } }],
  ['no parts', { parts: undefined }],
])('cannot read a file with %s', (_, change) => {
  expect(() => read({ ...file, ...change })).toThrow(expect.objectContaining({ reason: 'proofFileBroken' }))
})
