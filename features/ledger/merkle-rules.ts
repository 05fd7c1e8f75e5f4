import { sha256 } from '@noble/hashes/sha2.js'

/** A complete subtree of the log: the 2^level leaves from leaf `index * 2^level` on. */
export type TreePlace = { level: number; index: number }
export type TreeNode = TreePlace & { hash: Uint8Array }

/** Leaves `[start, end)` of the log. */
export type LeafRange = readonly [start: number, end: number]

const LEAF = 0x00
const NODE = 0x01

/** The hash of a leaf of the log (RFC 9162, section 2.1.1). */
export function hashLeaf(data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + data.length)
  bytes[0] = LEAF
  bytes.set(data, 1)
  return sha256(bytes)
}

/** The hash of the node above two hashes (RFC 9162, section 2.1.1). */
export function hashNode(left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + left.length + right.length)
  bytes[0] = NODE
  bytes.set(left, 1)
  bytes.set(right, 1 + left.length)
  return sha256(bytes)
}

/**
 * The fewest complete subtrees that cover a range, from left to right: at most two per level. The range must be a
 * result of the tree's own splits (its start is a multiple of the largest power of two within it).
 */
export function coverOf([start, end]: LeafRange): TreePlace[] {
  const cover: TreePlace[] = []
  let at = start
  while (at < end) {
    let [level, span] = [0, 1]
    while (at % (span * 2) === 0 && at + span * 2 <= end) [level, span] = [level + 1, span * 2]
    cover.push({ level, index: at / span })
    at += span
  }
  return cover
}

/** The hash of a range from the hashes of its cover; for an empty log the hash of the empty string. */
export function rootOf(cover: Uint8Array[]): Uint8Array {
  if (cover.length === 0) return sha256(new Uint8Array())
  return cover.reduceRight((right, left) => hashNode(left, right))
}

/**
 * Appends leaf hashes to a log of `size` leaves, given the nodes of its cover: returns all complete subtrees that this
 * creates (including leaves), and the cover of the new log.
 */
export function growTree(
  size: number,
  cover: TreeNode[],
  leaves: Uint8Array[],
): { grown: TreeNode[]; cover: TreeNode[] } {
  const edge = [...cover]
  const grown: TreeNode[] = []
  for (const [i, leaf] of leaves.entries()) {
    let node: TreeNode = { level: 0, index: size + i, hash: leaf }
    grown.push(node)
    while (node.index % 2 === 1) {
      const left = edge.pop()
      if (left?.level !== node.level || left.index !== node.index - 1)
        throw new Error('This is not the cover of the log')
      node = { level: node.level + 1, index: left.index / 2, hash: hashNode(left.hash, node.hash) }
      grown.push(node)
    }
    edge.push(node)
  }
  return { grown, cover: edge }
}
