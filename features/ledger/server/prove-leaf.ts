import type { Context } from '#platform/context.ts'
import { encodeHash } from '../checkpoint-rules.ts'
import { inclusionRanges } from '../merkle-proof-rules.ts'
import type { EntryProof } from '../rules.ts'
import type { Leaf } from './find-leaf.ts'
import { BrokenTree, type CheckpointRow, latestCheckpoint, readHashes } from './queries.ts'

/**
 * The proof of a leaf in a checkpoint, by default the latest: pass one to prove several leaves in the same. Throws
 * `BrokenTree` when there is none.
 */
export async function proveLeaf(
  ctx: Context,
  { index, entry }: Leaf,
  checkpoint?: Pick<CheckpointRow, 'size' | 'note'>,
): Promise<EntryProof> {
  const latest = checkpoint ?? (await latestCheckpoint(ctx))
  if (!latest || latest.size <= index) throw new BrokenTree('The ledger has a leaf outside its checkpoint')
  const path = await readHashes(ctx, inclusionRanges(index, latest.size))
  return { entry, index, path: path.map(encodeHash), checkpoint: latest.note }
}
