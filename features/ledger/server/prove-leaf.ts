import type { Context } from '#platform/context.ts'
import { encodeHash } from '../checkpoint-rules.ts'
import { inclusionRanges } from '../merkle-proof-rules.ts'
import type { EntryProof } from '../rules.ts'
import type { Leaf } from './find-leaf.ts'
import { BrokenTree, latestCheckpoint, readHashes } from './queries.ts'

/** The proof of a leaf in the latest checkpoint. Throws `BrokenTree` when there is none. */
export async function proveLeaf(ctx: Context, { index, entry }: Leaf): Promise<EntryProof> {
  const latest = await latestCheckpoint(ctx)
  if (!latest || latest.size <= index) throw new BrokenTree('The ledger has a leaf outside its checkpoint')
  const path = await readHashes(ctx, inclusionRanges(index, latest.size))
  return { entry, index, path: path.map(encodeHash), checkpoint: latest.note }
}
