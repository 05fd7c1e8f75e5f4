import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { sequenceEntries } from '#features/ledger/server/sequence-entries.ts'
import type { ProofFile } from '#features/proofs/server/read-proof-file.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { revokeBadges } from '../../server/status/revoke-badges.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'
import { reseal, saveProof, withForgedList } from '../../server/testing-proof.ts'

const SCRIPT = fileURLToPath(new URL('../../../../tools/verify-proof.ts', import.meta.url))

let world: World
let file: ProofFile
let revoked: ProofFile
const folder = mkdtempSync(join(tmpdir(), 'blazon-proof-'))

beforeAll(async () => {
  world = await openWorld()
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
  await sequenceEntries(world.ctx())
  const badge = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  file = await saveProof(world, badge)
  await revokeBadges(issuer.ctx, [badge.id], 'A mistake')
  revoked = await saveProof(world, badge)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

/** Runs the verifier beside no server: a fetch would throw. */
const run = (content: string | object, ...options: string[]) => {
  const path = join(folder, 'badge.proof.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  const offline = ['--import', 'data:text/javascript,globalThis.fetch=()=>{throw new Error("offline")}']
  const { status, stdout } = spawnSync(process.execPath, [...offline, SCRIPT, path, ...options], { encoding: 'utf8' })
  return [status, stdout] as const
}

test('prints what an intact file proves, as of when, and whose keys to compare', () => {
  const [status, printed] = run(file)
  expect(status).toBe(0)
  expect(printed).toMatch(/^This proof file is intact\./)
  expect(printed).toMatch(
    /ok +Revocation list: Not revoked as of \d{4}-\d\d-\d\d \d\d:\d\d UTC {2}\[By the issuer’s account\]/,
  )
  expect(printed).toContain(String(file.parts.delegation?.content.message.issuer))
  expect(printed).toContain(file.seal.key)
})

test('accepts the account and the log that the reader knows, and refuses others', async () => {
  const account = String(file.parts.delegation?.content.message.issuer)
  const [status, printed] = run(file, '--account', account.toLowerCase(), '--log', file.seal.key)
  expect(status).toBe(0)
  expect(printed.match(/It is the one that you named/g)).toHaveLength(2)
  expect(run(file, '--account', generateAccountKey().did)[0]).toBe(1)
  expect(run(await reseal(file))[0]).toBe(0)
  expect(run(await reseal(file), '--log', file.seal.key)[0]).toBe(1)
})

test('calls a file only intact whose list rests on the log, when the reader knows the account alone', async () => {
  const account = String(file.parts.delegation?.content.message.issuer)
  const forged = await withForgedList(revoked, file)
  const [status, printed] = run(forged, '--account', account)
  expect(status).toBe(2)
  expect(printed).toMatch(/^This proof file is intact\.[\s\S]*rests on the log alone/)
  expect(run(forged, '--account', account, '--log', file.seal.key)[0]).toBe(1)
  expect(run(file, '--account', account)[0]).toBe(0)
})

test('prints no control characters of the file', () => {
  const evil = '\n\u001b[2J\u009b1Aok     Seal\u202e'
  const { credential, delegation } = structuredClone(file.parts)
  const content = { ...credential.content, issuer: { ...(credential.content.issuer as object), name: evil } }
  Object.assign(delegation?.content.message ?? {}, { issuer: evil })
  const seal = { ...file.seal, key: evil }
  const [, printed] = run({
    ...file,
    parts: { ...file.parts, credential: { ...credential, content }, delegation },
    seal,
  })
  expect(printed).toContain('[2J')
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(printed).not.toMatch(/^ok {5}Seal/m)
})

test('names a changed part', () => {
  const { credential } = file.parts
  const changed = { ...credential, content: { ...credential.content, name: 'Mountain guide' } }
  const [status, printed] = run({ ...file, parts: { ...file.parts, credential: changed } })
  expect(status).toBe(1)
  expect(printed).toContain('FAILED Badge: Changed after the file was saved')
  expect(printed.match(/FAILED/g)).toHaveLength(1)
})

test('says that a badge was revoked, in French too', () => {
  const [status, printed] = run(revoked, '--language', 'fr')
  expect(status).toBe(1)
  expect(printed).toMatch(/^Authentique, mais révoqué\n[\s\S]*Liste des révocations\u202f: Révoqué au/)
})

test.each([
  ['half of a file', () => JSON.stringify(file).slice(0, 500)],
  ['a badge alone', () => JSON.stringify(file.parts.credential.content)],
  ['another version', () => JSON.stringify({ ...file, version: 2 })],
])('cannot say anything about %s', (_, content) => {
  expect(run(content())[0]).toBe(2)
})
