import { hashNode, type LeafRange } from './merkle-rules.ts'

type Inclusion = { index: number; size: number; leaf: Uint8Array; path: Uint8Array[]; root: Uint8Array }
type Consistency = { from: number; to: number; fromRoot: Uint8Array; toRoot: Uint8Array; path: Uint8Array[] }

/** The ranges whose hashes prove leaf `index` in a log of `size` leaves, from the leaf up (RFC 9162, section 2.1.3.1). */
export function inclusionRanges(index: number, size: number): LeafRange[] {
  if (!isCount(index) || !isCount(size) || index >= size) throw new Error('The log has no such leaf')
  const ranges: LeafRange[] = []
  let [start, end] = [0, size]
  while (end - start > 1) {
    const middle = start + splitOf(end - start)
    const isLeft = index < middle
    ranges.unshift(isLeft ? [middle, end] : [start, middle])
    if (isLeft) end = middle
    else start = middle
  }
  return ranges
}

/** The ranges whose hashes prove that a log of `to` leaves continues that of `from` (RFC 9162, section 2.1.4.1). */
export function consistencyRanges(from: number, to: number): LeafRange[] {
  if (!isCount(from) || !isCount(to) || from > to) throw new Error('The log has not so many leaves')
  if (from === 0 || from === to) return []
  const ranges: LeafRange[] = []
  let [start, end] = [0, to]
  let isWhole = true
  while (from < end) {
    const middle = start + splitOf(end - start)
    if (from <= middle) {
      ranges.unshift([middle, end])
      end = middle
    } else {
      ranges.unshift([start, middle])
      start = middle
      isWhole = false
    }
  }
  return isWhole ? ranges : [[start, end], ...ranges]
}

/** Whether a path proves a leaf's hash at its index in the log with that size and root (RFC 9162, section 2.1.3.2). */
export function provesInclusion({ index, size, leaf, path, root }: Inclusion): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false
  let [at, last, hash] = [index, size - 1, leaf]
  for (const step of path) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      hash = hashNode(step, hash)
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)]
    } else {
      hash = hashNode(hash, step)
    }
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && isSameHash(hash, root)
}

/** Whether a path proves that the larger log starts with all leaves of the smaller (RFC 9162, section 2.1.4.2). */
export function provesConsistency({ from, to, fromRoot, toRoot, path }: Consistency): boolean {
  if (!isCount(from) || !isCount(to) || from > to) return false
  if (from === 0) return path.length === 0
  if (from === to) return path.length === 0 && isSameHash(fromRoot, toRoot)
  const [first, ...rest] = isPowerOfTwo(from) ? [fromRoot, ...path] : path
  if (!first || path.length === 0) return false
  let [at, last, before, after] = [from - 1, to - 1, first, first]
  while (at % 2 === 1) [at, last] = [half(at), half(last)]
  for (const step of rest) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      before = hashNode(step, before)
      after = hashNode(step, after)
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)]
    } else {
      after = hashNode(after, step)
    }
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && isSameHash(before, fromRoot) && isSameHash(after, toRoot)
}

/** Whether two hashes are the same bytes. */
export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}

/** The largest power of two below a count of two or more. */
function splitOf(count: number): number {
  let span = 1
  while (span * 2 < count) span *= 2
  return span
}

// Sizes can exceed 2^31, the limit of JavaScript's bit operators.
function half(value: number): number {
  return Math.floor(value / 2)
}

function isPowerOfTwo(value: number): boolean {
  let rest = value
  while (rest % 2 === 0) rest /= 2
  return rest === 1
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
