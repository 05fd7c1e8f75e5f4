import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sequenceEntries } from '#features/ledger/server/sequence-entries.ts'
import { PROOF_DOWNLOADS, PROOF_MEDIA_TYPE } from '#features/proofs/rules.ts'
import type { ProofFile } from '#features/proofs/server/read-proof-file.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { VERIFICATIONS } from '../../rules.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'
import { reseal, saveProof } from '../../server/testing-proof.ts'

/** The site that issues, reached by others at the host of `web`, and another site where its badges are verified. */
let home: World
let elsewhere: World
let web: Awaited<ReturnType<typeof openTestWeb>>
let badge: Awaited<ReturnType<typeof issueForTest>>
let file: ProofFile

beforeAll(async () => {
  web = await openTestWeb()
  home = await openWorld({ config: { publicUrl: web.origin } })
  elsewhere = await openWorld({ network: web.network })
  const issuer = await signUpIssuer(home, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx, { timestamped: true })
  await home.runJobs()
  badge = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  await sequenceEntries(home.ctx())
  file = await saveProof(home, badge)
  // Starts the thread for documents of strangers, whose time limit includes its start.
  await verify(elsewhere, file.parts.credential.content)
})
// Networks are rate-limited; each test is a new visit.
afterEach(() => elsewhere.advance(VERIFICATIONS.seconds * 1000))
afterAll(async () => {
  await home.close()
  await elsewhere.close()
  await web.close()
})

const upload = (content: string | object) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'badge.proof.json')
const verify = (world: World, content: string | object) => world.call(contract.verifyAny, { file: upload(content) })

/** Serves what the host of the issuing site serves, or nothing any more. */
function serveHome(isAlive: boolean): void {
  const { didDocument, revocationList, suspensionList } = file.parts
  const lists = [revocationList, suspensionList].flatMap((list) => (list ? [String(list.content.id)] : []))
  const did = `/issuers/${String(didDocument?.content.id).split(':').at(-1)}/did.json`
  for (const path of [did, '/ledger/checkpoint', ...lists.map((url) => new URL(url).pathname)]) {
    web.serve(path, async (_, response) => {
      const { body } = await home.app.inject({ url: path, headers: { host: new URL(web.origin).host } })
      response.writeHead(isAlive ? 200 : 503).end(body)
    })
  }
}

test('proves a badge whose host is gone, and says that nobody confirms its keys', async () => {
  serveHome(false)
  const found = await verify(elsewhere, file)
  expect(found).toMatchObject({
    verdict: 'unknown',
    title: 'Lead climbing',
    proof: { verdict: 'genuine', account: { known: 'unknown' }, log: { known: 'unknown' } },
  })
  expect(Date.parse(found.proof?.asOf ?? '')).toBeLessThanOrEqual(home.now().getTime())
})

test('checks it online too while its host responds, which confirms its keys', async () => {
  serveHome(true)
  expect(await verify(elsewhere, file)).toMatchObject({
    verdict: 'genuine',
    proof: {
      verdict: 'genuine',
      account: { did: file.parts.delegation?.content.message.issuer, known: 'host' },
      log: { key: file.seal.key, known: 'host' },
    },
  })
})

test('knows the keys of its own issuers', async () => {
  expect(await verify(home, file)).toMatchObject({
    verdict: 'genuine',
    proof: { verdict: 'genuine', account: { known: 'here' }, log: { known: 'here' } },
  })
})

test('refuses a seal by another key in the name of its own log', async () => {
  expect(await verify(home, await reseal(file))).toMatchObject({
    verdict: 'invalid',
    proof: { verdict: 'invalid', log: { known: 'other' } },
  })
})

test('is invalid with a changed part, although the badge inside is genuine', async () => {
  const { takenAt, content } = file.parts.template ?? { takenAt: '', content: {} }
  const template = { takenAt, content: { ...content, points: 7 } }
  const found = await verify(home, { ...file, parts: { ...file.parts, template } })
  expect(found.verdict).toBe('invalid')
  const failed = found.proof?.findings.filter(({ result }) => result === 'failed')
  expect(failed).toMatchObject([{ about: 'template', facts: { reason: 'changed' } }])
})

test('has no proof for the badge alone', async () => {
  expect((await verify(home, badge.credential)).proof).toBeUndefined()
})

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const withTemplate = (content: string) =>
  JSON.stringify({
    ...file,
    parts: { ...file.parts, template: { takenAt: file.parts.credential.takenAt, content: 'T' } },
  }).replace('"T"', content)
test.each([
  ['too large a part', () => withTemplate(JSON.stringify({ a: 'x'.repeat(1_000_000) })), 'credentialTooLarge'],
  ['a part nested too deeply', () => withTemplate(nested(5000)), 'credentialTooLarge'],
  ['too many members', () => withTemplate(JSON.stringify({ a: Array(6000).fill(1) })), 'credentialTooLarge'],
  ['a document that names a prototype', () => protoDocument(), 'notABadge'],
  ['half of the file', () => JSON.stringify(file).slice(0, 3000), 'textBroken'],
  ['no credential', () => JSON.stringify({ ...file, parts: {} }), 'notABadge'],
  ['a part of another shape', () => withTemplate('"text"'), 'proofFileBroken'],
  ['another version', () => JSON.stringify({ ...file, version: 9 }), 'proofFileBroken'],
] as const)('refuses a proof file with %s', async (_, content, problem) => {
  await expect(verify(home, content())).rejects.toMatchObject({ key: problem })
})

function protoDocument(): string {
  const document = { takenAt: file.parts.credential.takenAt, content: { id: '__proto__', verificationMethod: [] } }
  return JSON.stringify({ ...file, parts: { ...file.parts, didDocument: document } })
}

test('serves the file of a shared badge to anyone, a limited number of times', async () => {
  const get = (ending = '.proof.json') =>
    home.app.inject({ url: `/credentials/${badge.id}${ending}`, headers: { host: new URL(web.origin).host } })
  expect((await get()).statusCode).toBe(404)
  await home.call(contract.createShare, { badgeId: badge.id }, { token: badge.token })
  const served = await get()
  expect(served.headers).toMatchObject({
    'content-type': expect.stringContaining(PROOF_MEDIA_TYPE),
    'content-disposition': 'attachment; filename="Lead-climbing.proof.json"',
  })
  expect(served.json().parts.credential.content).toEqual(badge.credential)
  for (let tried = 2; tried < PROOF_DOWNLOADS.limit; tried += 1) await get()
  expect((await get()).statusCode).toBe(429)
})
