import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeMultikey } from '#credentials/keys/multikey.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { verifierKey } from '../checkpoint-rules.ts'
import * as contract from '../contract.ts'
import { checkEntry, goesOn } from '../rules.ts'
import { anchorHash } from './anchor-hash.ts'
import { checkLeaf } from './check-leaf.ts'
import { sequenceEntries } from './sequence-entries.ts'
import { ledgerEntries, ledgerNodes } from './tables.ts'
import { someHash } from './testing-ledger.ts'

const SCRIPT = fileURLToPath(new URL('../../../tools/check-proof.mjs', import.meta.url))

let world: World
const folder = mkdtempSync(join(tmpdir(), 'blazon-proof-'))
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  for (let i = 0; i < 11; i++) await anchor()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const anchor = async () => {
  const hash = someHash()
  await anchorHash(world.ctx(), { hash, kind: 'template' })
  await sequenceEntries(world.ctx())
  return hash
}
const proofOf = (hash: string) => world.call(contract.getProof, { hash })
const head = () => world.call(contract.getCheckpoint, {})

async function runScript(proof: unknown, ...options: string[]) {
  const file = join(folder, 'proof.json')
  writeFileSync(file, typeof proof === 'string' ? proof : JSON.stringify(proof))
  const run = promisify(execFile)(process.execPath, [SCRIPT, file, ...options])
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

test("lets anyone with the log's key check a proof, in the browser or with the script", async () => {
  const hash = await anchor()
  const { key, size, checkpoint, root } = await head()
  const proof = await proofOf(hash)
  expect(proof).toMatchObject({ entry: { kind: 'template', hash }, index: size - 1, key, checkpoint })
  expect(checkpoint).toMatch(new RegExp(`^localhost:4000/ledger\n${size}\n.{43}=\n\n— localhost:4000/ledger .{92}\n$`))
  expect(checkEntry(proof, [key])).toMatchObject({ checkpoint: { origin: 'localhost:4000/ledger', size } })
  const { code, said } = await runScript(proof, '--key', key)
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining(`PROVEN: template ${hash}`) })
  expect(said).toContain(root)
  expect((await runScript(proof)).said).toContain('compare it with the one that you know')
})

test('refuses a changed proof in both, with the reason', async () => {
  const { key } = await head()
  const good = await proofOf(await anchor())
  const other = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)
  const bad = [
    { ...good, index: good.index - 1 },
    { ...good, entry: { ...good.entry, at: new Date(0).toISOString() } },
    { ...good, entry: { ...good.entry, hash: someHash() } },
    { ...good, entry: { ...good.entry, kind: 'badge' } },
    { ...good, path: good.path.slice(1) },
    ...good.path.map((_, i) => ({ ...good, path: good.path.map((step, at) => (at === i ? other(step) : step)) })),
  ]
  for (const each of bad) {
    expect(checkEntry(each, [key])).toEqual({ failed: 'path' })
    expect(await runScript(each, '--key', key)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^NOT PROVEN: the path/),
    })
  }
  const [origin = '', size = '', root = ''] = good.checkpoint.split('\n')
  const forged = [
    { ...good, checkpoint: good.checkpoint.replace(`\n${size}\n`, `\n${Number(size) + 1}\n`) },
    { ...good, checkpoint: good.checkpoint.replace(root, other(root)) },
    { ...good, checkpoint: good.checkpoint.replace(origin, 'elsewhere.example/ledger') },
    { ...good, checkpoint: good.checkpoint.slice(0, good.checkpoint.indexOf('\n\n') + 2) },
    { ...good, checkpoint: '' },
  ]
  for (const each of forged) {
    expect(checkEntry(each, [key])).toEqual({ failed: 'signature' })
    expect((await runScript(each, '--key', key)).said).toMatch(/^NOT PROVEN: the checkpoint/)
  }
})

test('refuses a foreign key, and reports a file that is not a proof', async () => {
  const { key } = await head()
  const good = await proofOf(await anchor())
  const stranger = await createKey(world.ctx(), { purpose: 'ledger', ownerId: 'a stranger' })
  const strange = verifierKey('localhost:4000/ledger', decodeMultikey(stranger.publicKey) ?? new Uint8Array())
  for (const each of [strange, key.replace(/\+[0-9a-f]{8}\+/, '+00000000+'), 'nonsense', '']) {
    expect(checkEntry(good, [each])).toEqual({ failed: 'signature' })
    expect(await runScript(good, '--key', each)).toMatchObject({ code: 1 })
  }
  expect(await runScript({})).toEqual({ code: 1, said: 'NOT PROVEN: the file is not a proof of a ledger\n' })
  expect(await runScript('not JSON')).toMatchObject({ code: 2, said: expect.stringContaining('cannot be read') })
  expect(await runScript(good, '--nonsense')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') })
})

test('proves that the current log starts with any earlier checkpoint', async () => {
  const seen = [await head()]
  for (let i = 0; i < 6; i++) {
    await anchor()
    seen.push(await head())
  }
  const now = await head()
  for (const earlier of seen) {
    const { path, checkpoint, from, to } = await world.call(contract.getConsistency, { from: earlier.size })
    expect([from, to]).toEqual([earlier.size, now.size])
    expect(goesOn(earlier.checkpoint, checkpoint, path, [now.key])).toBe(true)
  }
  const [first, second] = seen
  const { path } = await world.call(contract.getConsistency, { from: first?.size ?? 0, to: now.size })
  expect(goesOn(second?.checkpoint ?? '', now.checkpoint, path, [now.key])).toBe(false)
  expect(goesOn(first?.checkpoint ?? '', now.checkpoint, path.slice(1), [now.key])).toBe(false)
})

test('answers not found for unknown hashes and refuses sizes that the log never had', async () => {
  const waiting = someHash()
  await anchorHash(world.ctx(), { hash: waiting, kind: 'template' })
  for (const hash of [waiting, someHash(), '0x12', 'nonsense']) {
    await expect(proofOf(hash)).rejects.toMatchObject({ status: 404 })
  }
  const { size } = await head()
  for (const input of [{ from: 0, to: size + 1 }, { from: 3, to: 2 }, { from: -1 }, { from: 1.5 }]) {
    await expect(world.call(contract.getConsistency, input)).rejects.toMatchObject({ status: 400 })
  }
  expect(await world.call(contract.getConsistency, { from: 0 })).toMatchObject({ path: [] })
})

test('proves old signatures after the log gets a new key', async () => {
  const { ctx } = world
  const hash = await anchor()
  const old = await head()
  await ctx().db.update(sealedKeys).set({ retiredAt: world.now() }).where(eq(sealedKeys.ownerId, 'ledger'))
  expect(await checkLeaf(ctx(), hash)).toMatchObject({ state: 'ok' })
  await anchor()
  const present = await head()
  expect(present.key).not.toBe(old.key)
  expect(await checkLeaf(ctx(), hash)).toMatchObject({ state: 'ok' })
  expect(checkEntry(await proofOf(hash), [old.key])).toEqual({ failed: 'signature' })
  const { path } = await world.call(contract.getConsistency, { from: old.size })
  expect(goesOn(old.checkpoint, present.checkpoint, path, [old.key, present.key])).toBe(true)
})

test('detects an entry or a node changed in the database', async () => {
  const { db } = world.ctx()
  const [hash, other] = [await anchor(), await anchor()]
  await anchor()
  await db
    .update(ledgerEntries)
    .set({ anchoredAt: new Date(0) })
    .where(eq(ledgerEntries.hash, hash))
  expect(await checkLeaf(world.ctx(), hash)).toEqual({ state: 'altered' })
  expect(await checkLeaf(world.ctx(), other)).toMatchObject({ state: 'ok' })
  await db.delete(ledgerNodes).where(eq(ledgerNodes.level, 0))
  expect(await checkLeaf(world.ctx(), other)).toEqual({ state: 'altered' })
})
