import { randomBytes } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#apps/server/testing.ts'
import { inTransaction } from '#platform/context.ts'
import { anchorHash } from './anchor-hash.ts'
import { findLeaf } from './find-leaf.ts'
import { FIRST_HEAD, leafHead } from './leaf-head.ts'
import { ledgerLeaves } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const someHash = () => `0x${randomBytes(32).toString('hex')}`
const leaves = () => world.ctx().db.select().from(ledgerLeaves).orderBy(asc(ledgerLeaves.index))

async function expectContinuous() {
  let head = FIRST_HEAD
  for (const [i, leaf] of (await leaves()).entries()) {
    head = leafHead(head, leaf)
    expect(leaf).toMatchObject({ index: i, head })
  }
}

test('twenty hashes anchored at once make one chain without gap or fork', async () => {
  const hashes = Array.from({ length: 20 }, someHash)
  const anchored = await Promise.all(hashes.map((hash) => anchorHash(world.ctx(), { hash, kind: 'template' })))
  expect(new Set(anchored.map(({ index }) => index)).size).toBe(20)
  expect(await leaves()).toHaveLength(20)
  await expectContinuous()
})

test('a hash that was anchored answers its leaf and appends nothing, also when asked twice at once', async () => {
  const hash = someHash()
  const before = (await leaves()).length
  const [first, second] = await Promise.all([1, 2].map(() => anchorHash(world.ctx(), { hash, kind: 'template' })))
  world.advance(60_000)
  expect(await anchorHash(world.ctx(), { hash, kind: 'template' })).toEqual(first)
  expect(second).toEqual(first)
  expect(await leaves()).toHaveLength(before + 1)
  expect(await findLeaf(world.ctx(), hash)).toMatchObject({ index: first?.index, kind: 'template' })
})

test('a transaction that fails leaves neither a leaf nor a gap', async () => {
  const hash = someHash()
  const failing = inTransaction(world.ctx(), async (ctx) => {
    await anchorHash(ctx, { hash, kind: 'template' })
    throw new Error('the caller fails')
  })
  await expect(failing).rejects.toThrow('the caller fails')
  expect(await findLeaf(world.ctx(), hash)).toBeUndefined()
  await anchorHash(world.ctx(), { hash: someHash(), kind: 'template' })
  await expectContinuous()
})

test('a leaf that was changed afterwards breaks the chain', async () => {
  const [first, second] = await leaves()
  if (!first || !second) throw new Error('The chain is too short')
  expect(leafHead(first.head, second)).toBe(second.head)
  expect(leafHead(first.head, { ...second, hash: someHash() })).not.toBe(second.head)
  expect(leafHead(first.head, { ...second, anchoredAt: new Date(second.anchoredAt.getTime() + 1) })).not.toBe(
    second.head,
  )
})
