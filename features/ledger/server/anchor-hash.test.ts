// On both databases: the sequencer locks beside other transactions.

import { asc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/context.ts'
import { openWorld, type World } from '#testing/world.ts'
import { encodeHash } from '../checkpoint-rules.ts'
import { growTree, hashLeaf, rootOf } from '../merkle-rules.ts'
import { checkEntry, entryBytes } from '../rules.ts'
import { anchorHash, anchorHashes } from './anchor-hash.ts'
import { findLeaf, type Leaf } from './find-leaf.ts'
import { ledgerKeys } from './ledger-keys.ts'
import { proveLeaf } from './prove-leaf.ts'
import { isAnyWaiting, latestCheckpoint } from './queries.ts'
import { sequenceEntries } from './sequence-entries.ts'
import { ledgerCheckpoints, ledgerEntries, ledgerNodes } from './tables.ts'
import { someHash } from './testing-ledger.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const anchor = (hash: string) => anchorHash(world.ctx(), { hash, kind: 'template' })
const anchorNow = async (hash: string) => {
  await anchor(hash)
  await sequenceEntries(world.ctx())
}
const leafOf = async (hash: string): Promise<Leaf> => {
  const leaf = await findLeaf(world.ctx(), hash)
  if (!leaf || leaf === 'waiting') throw new Error(`The leaf is ${leaf ?? 'missing'}`)
  return leaf
}
const sequenced = () =>
  world
    .ctx()
    .db.select()
    .from(ledgerEntries)
    .where(isNotNull(ledgerEntries.leafIndex))
    .orderBy(asc(ledgerEntries.leafIndex))

/** Checks that the leaves have no gap, the signed root is theirs, and each of them has a proof. */
async function expectWhole() {
  const entries = await sequenced()
  expect(entries.map(({ leafIndex }) => leafIndex)).toEqual(entries.map((_, i) => i))
  const said = entries.map(({ kind, hash, anchoredAt }) => ({ kind, hash, at: anchoredAt?.toISOString() ?? '' }))
  const { cover } = growTree(
    0,
    [],
    said.map((entry) => hashLeaf(entryBytes(entry))),
  )
  const latest = await latestCheckpoint(world.ctx())
  expect(latest).toMatchObject({ size: entries.length, root: encodeHash(rootOf(cover.map(({ hash }) => hash))) })
  const keys = await ledgerKeys(world.ctx())
  for (const [index, entry] of said.entries()) {
    expect(checkEntry(await proveLeaf(world.ctx(), { index, entry }), keys)).toMatchObject({
      checkpoint: { size: entries.length },
    })
  }
}

test('signs an empty log too', async () => {
  await sequenceEntries(world.ctx())
  const emptyHash = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
  expect(await latestCheckpoint(world.ctx())).toMatchObject({ size: 0, root: emptyHash })
})

test('builds one log without gap or fork from fifty simultaneous hashes', async () => {
  const hashes = Array.from({ length: 50 }, someHash)
  await Promise.all(hashes.map(anchorNow))
  expect(await sequenced()).toHaveLength(50)
  expect(await isAnyWaiting(world.ctx())).toBe(false)
  await expectWhole()
})

test('keeps a hash waiting until its batch is signed, and anchors it once', async () => {
  const hash = someHash()
  const before = await sequenced()
  await Promise.all([anchor(hash), anchor(hash)])
  expect(await findLeaf(world.ctx(), hash)).toBe('waiting')
  await sequenceEntries(world.ctx())
  const leaf = await leafOf(hash)
  expect(leaf).toMatchObject({ index: before.length, entry: { kind: 'template', hash } })
  world.advance(60_000)
  await anchorNow(hash)
  expect(await leafOf(hash)).toEqual(leaf)
  expect(await sequenced()).toHaveLength(before.length + 1)
})

test('turns entries into leaves in the order of the queue', async () => {
  const hashes = Array.from({ length: 9 }, someHash)
  for (const hash of hashes) await anchor(hash)
  await sequenceEntries(world.ctx())
  const leaves = await Promise.all(hashes.map(leafOf))
  const first = leaves[0]?.index ?? 0
  expect(leaves.map(({ index }) => index - first)).toEqual(hashes.map((_, i) => i))
  await expectWhole()
})

test('queues many hashes in order and skips known ones', async () => {
  const [known, ...fresh] = Array.from({ length: 9 }, someHash)
  await anchorNow(known ?? '')
  const before = await sequenced()
  await anchorHashes(world.ctx(), [...fresh.slice(0, 4), known ?? '', ...fresh.slice(4)], 'badge')
  await sequenceEntries(world.ctx())
  const added = (await sequenced()).slice(before.length)
  expect(added.map(({ hash, kind }) => [hash, kind])).toEqual(fresh.map((hash) => [hash, 'badge']))
  await expectWhole()
})

test('queues nothing in a failed transaction', async () => {
  const hash = someHash()
  const failing = inTransaction(world.ctx(), async (ctx) => {
    await anchorHash(ctx, { hash, kind: 'template' })
    throw new Error('the caller fails')
  })
  await expect(failing).rejects.toThrow('the caller fails')
  expect(await findLeaf(world.ctx(), hash)).toBeUndefined()
})

test('writes no leaves without a checkpoint, and both at the next attempt', async () => {
  const { db } = world.ctx()
  const [hash, before] = [someHash(), await latestCheckpoint(world.ctx())]
  await db.execute('alter table ledger_checkpoints rename to ledger_elsewhere')
  await expect(anchorNow(hash)).rejects.toThrow()
  await db.execute('alter table ledger_elsewhere rename to ledger_checkpoints')
  expect(await findLeaf(world.ctx(), hash)).toBe('waiting')
  expect(await latestCheckpoint(world.ctx())).toEqual(before)
  await anchorNow(someHash())
  expect((await leafOf(hash)).index).toBe(before?.size)
  await expectWhole()
})

test('signs leaves without a checkpoint at the next start', async () => {
  const latest = await latestCheckpoint(world.ctx())
  await world
    .ctx()
    .db.delete(ledgerCheckpoints)
    .where(eq(ledgerCheckpoints.size, latest?.size ?? 0))
  await sequenceEntries(world.ctx())
  expect(await latestCheckpoint(world.ctx())).toMatchObject({ size: latest?.size, root: latest?.root })
  await expectWhole()
})

test('works through full batches until nothing waits', async () => {
  const { db } = world.ctx()
  const before = (await sequenced()).length
  const rows = Array.from({ length: 6000 }, () => ({ hash: someHash(), kind: 'badge', queuedAt: world.now() }))
  await db.insert(ledgerEntries).values(rows)
  await sequenceEntries(world.ctx())
  expect(await db.$count(ledgerNodes, eq(ledgerNodes.level, 0))).toBe(before + 6000)
  expect((await latestCheckpoint(world.ctx()))?.size).toBe(before + 6000)
  const leaf = await leafOf(rows.at(-1)?.hash ?? '')
  expect(checkEntry(await proveLeaf(world.ctx(), leaf), await ledgerKeys(world.ctx()))).toHaveProperty('checkpoint')
})
