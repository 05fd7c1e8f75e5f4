import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { consistencyRanges, inclusionRanges, provesConsistency, provesInclusion } from './merkle-proof-rules.ts'
import { coverOf, growTree, hashLeaf, type LeafRange, rootOf, type TreeNode } from './merkle-rules.ts'

const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')
const sha = (...parts: Uint8Array[]) => new Uint8Array(createHash('sha256').update(Buffer.concat(parts)).digest())

/** MTH of RFC 9162, section 2.1.1, literally: the reference for roots from stored nodes. */
function mth(data: Uint8Array[]): Uint8Array {
  if (data.length === 0) return sha()
  const [only] = data
  if (data.length === 1 && only) return sha(Uint8Array.of(0), only)
  const split = 2 ** Math.ceil(Math.log2(data.length) - 1)
  return sha(Uint8Array.of(1), mth(data.slice(0, split)), mth(data.slice(split)))
}

/** A log that stores its nodes as the database does, in batches of uneven sizes. */
function buildLog(data: Uint8Array[]) {
  const nodes = new Map<string, Uint8Array>()
  let cover: TreeNode[] = []
  let size = 0
  for (let batch = 1; size < data.length; batch = (batch % 7) + 1) {
    const leaves = data.slice(size, size + batch).map(hashLeaf)
    const next = growTree(size, cover, leaves)
    for (const { level, index, hash } of next.grown) nodes.set(`${level}/${index}`, hash)
    cover = next.cover
    size += leaves.length
  }
  const hashOf = (range: LeafRange) =>
    rootOf(
      coverOf(range).map(({ level, index }) => {
        const hash = nodes.get(`${level}/${index}`)
        if (!hash) throw new Error(`No node ${level}/${index}`)
        return hash
      }),
    )
  return { hashOf, cover, nodes }
}

const SIZES = 300
const data = Array.from({ length: SIZES }, (_, i) => new TextEncoder().encode(`entry ${i}`))
const log = buildLog(data)
const roots = Array.from({ length: SIZES + 1 }, (_, size) => log.hashOf([0, size]))
const known = new Map<string, Uint8Array>()
const pathOf = (ranges: LeafRange[]) =>
  ranges.map((range) => {
    const hash = known.get(range.join()) ?? log.hashOf(range)
    known.set(range.join(), hash)
    return hash
  })
const rootAt = (size: number) => roots[size] ?? new Uint8Array()
const changed = (hash: Uint8Array) => hash.map((byte, i) => (i === 31 ? byte ^ 1 : byte))

describe('the eight leaves of the Certificate Transparency test vectors', () => {
  const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
  const { hashOf } = buildLog(leaves.map((leaf) => new Uint8Array(Buffer.from(leaf, 'hex'))))
  test.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('have the known root at size %i', (size, root) => {
    expect(hex(hashOf([0, size]))).toBe(root)
  })
  test('have the known paths', () => {
    const path = (ranges: LeafRange[]) => ranges.map((range) => hex(hashOf(range)))
    expect(path(inclusionRanges(5, 8))).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ])
    expect(path(consistencyRanges(6, 8))).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ])
  })
})

test('computes the root of the RFC from stored nodes, at every size', () => {
  for (let size = 0; size <= SIZES; size++) expect(hex(rootAt(size))).toBe(hex(mth(data.slice(0, size))))
  expect(log.cover.map(({ level, index }) => ({ level, index }))).toEqual(coverOf([0, SIZES]))
})

test("proves every leaf at every size by a path no longer than the tree's height", () => {
  const failed: [index: number, size: number][] = []
  for (let size = 1; size <= SIZES; size++) {
    for (let index = 0; index < size; index++) {
      const leaf = hashLeaf(data[index] ?? new Uint8Array())
      const path = pathOf(inclusionRanges(index, size))
      const isProven = provesInclusion({ index, size, leaf, path, root: rootAt(size) })
      if (!isProven || path.length > Math.ceil(Math.log2(size))) failed.push([index, size])
    }
  }
  expect(failed).toEqual([])
})

test('proves that every size continues every smaller one', () => {
  const failed: [from: number, to: number][] = []
  for (let to = 0; to <= SIZES; to++) {
    for (let from = 0; from <= to; from++) {
      const path = pathOf(consistencyRanges(from, to))
      const isProven = provesConsistency({ from, to, fromRoot: rootAt(from), toRoot: rootAt(to), path })
      if (!isProven) failed.push([from, to])
    }
  }
  expect(failed).toEqual([])
})

test('rejects an inclusion proof with any part changed', () => {
  for (let size = 1; size <= 70; size++) {
    for (let index = 0; index < size; index++) {
      const leaf = hashLeaf(data[index] ?? new Uint8Array())
      const path = pathOf(inclusionRanges(index, size))
      const good = { index, size, leaf, path, root: rootAt(size) }
      const bad = [
        ...path.map((_, i) => ({ ...good, path: path.map((step, at) => (at === i ? changed(step) : step)) })),
        ...path.map((_, i) => ({ ...good, path: path.toSpliced(i, 1) })),
        { ...good, path: [...path, leaf] },
        { ...good, leaf: changed(leaf) },
        { ...good, root: changed(good.root) },
        { ...good, index: size },
        ...(size > 1 ? [{ ...good, index: (index + 1) % size }] : []),
      ]
      for (const each of bad) expect(provesInclusion(each)).toBe(false)
    }
  }
})

test('rejects a consistency proof with any part changed', () => {
  for (let to = 2; to <= 40; to++) {
    for (let from = 1; from < to; from++) {
      const path = pathOf(consistencyRanges(from, to))
      const good = { from, to, fromRoot: rootAt(from), toRoot: rootAt(to), path }
      const bad = [
        ...path.map((_, i) => ({ ...good, path: path.map((step, at) => (at === i ? changed(step) : step)) })),
        ...path.map((_, i) => ({ ...good, path: path.toSpliced(i, 1) })),
        { ...good, path: [...path, good.toRoot] },
        { ...good, path: [] },
        { ...good, fromRoot: changed(good.fromRoot) },
        { ...good, toRoot: changed(good.toRoot) },
        { ...good, from: to, to: from },
      ]
      for (const each of bad) expect(provesConsistency(each)).toBe(false)
    }
  }
})

test('reads only a few nodes for a proof in a log of a million leaves, even beyond 32 bits', () => {
  for (const size of [1_000_000, 2 ** 40 + 12_345]) {
    for (const index of [0, 777_777, size - 1]) {
      const nodes = inclusionRanges(index, size).flatMap(coverOf)
      expect(nodes.length).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(size)))
    }
    expect(consistencyRanges(654_321, size).flatMap(coverOf).length).toBeLessThanOrEqual(3 * Math.ceil(Math.log2(size)))
  }
})

test('proves nothing about a leaf or a size outside the log', () => {
  expect(() => inclusionRanges(5, 5)).toThrow()
  expect(() => inclusionRanges(-1, 5)).toThrow()
  expect(() => consistencyRanges(6, 5)).toThrow()
})
