import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Checkpoint, decodeHash, type OpenNote, readCheckpoint } from './checkpoint-rules.ts'
import { provesConsistency, provesInclusion } from './merkle-proof-rules.ts'
import { hashLeaf } from './merkle-rules.ts'

/** An anchored document appears by its hash alone: `0x` and 64 hex digits. */
export const ANCHORED_HASH = /^0x[0-9a-f]{64}$/

/** The content of a leaf: a document of a kind had this hash at this time (ISO 8601, UTC). */
export type Entry = { kind: string; hash: string; at: string }

/** The proof of an entry for anyone with the log's key; hashes in base64. */
export type EntryProof = { entry: Entry; index: number; path: string[]; checkpoint: string }

export type ProofFailure = 'signature' | 'path'

/** The bytes of a leaf: a first line with the format, then kind, hash and time, a line each. */
export function entryBytes({ kind, hash, at }: Entry): Uint8Array {
  return utf8ToBytes(`blazon-ledger-entry/1\n${kind}\n${hash}\n${at}\n`)
}

/** Checks that an entry is in a log signed with one of the keys (read by `open`); otherwise returns which part fails. */
export function checkEntry(
  { entry, index, path, checkpoint: note }: EntryProof,
  keys: string[],
  open?: OpenNote,
): { checkpoint: Checkpoint } | { failed: ProofFailure } {
  const checkpoint = readSigned(note, keys, open)
  if (!checkpoint) return { failed: 'signature' }
  const { size, root } = checkpoint
  const hashes = decodePath(path)
  const leaf = hashLeaf(entryBytes(entry))
  return hashes && provesInclusion({ index, size, leaf, path: hashes, root }) ? { checkpoint } : { failed: 'path' }
}

/** Checks that the log of a later checkpoint starts with the entire log of an earlier one; both are signed notes. */
export function goesOn(earlier: string, later: string, path: string[], keys: string[]): boolean {
  const [before, after] = [readSigned(earlier, keys), readSigned(later, keys)]
  const hashes = decodePath(path)
  if (!before || !after || !hashes || before.origin !== after.origin) return false
  const roots = { fromRoot: before.root, toRoot: after.root }
  return provesConsistency({ from: before.size, to: after.size, ...roots, path: hashes })
}

function readSigned(note: string, keys: string[], open?: OpenNote): Checkpoint | undefined {
  for (const key of keys) {
    const checkpoint = readCheckpoint(note, key, open)
    if (checkpoint) return checkpoint
  }
  return undefined
}

function decodePath(path: string[]): Uint8Array[] | undefined {
  const hashes = path.flatMap((step) => decodeHash(step) ?? [])
  return hashes.length === path.length ? hashes : undefined
}
