import type { Context } from '#platform/context.ts'
import { encodeHash } from '../checkpoint-rules.ts'
import { checkEntry } from '../rules.ts'
import { findLeaf } from './find-leaf.ts'
import { ledgerKeys } from './ledger-keys.ts'
import { openNoteFast } from './open-note-fast.ts'
import { proveLeaf } from './prove-leaf.ts'
import { BrokenTree } from './queries.ts'

export type LeafCheck =
  | { state: 'ok'; leaf: number; size: number; root: string; at: string }
  | { state: 'waiting' | 'missing' | 'altered' }

/**
 * Checks that a hash is in the log, with public data only: the path from its leaf to the root of the latest checkpoint,
 * and that checkpoint's signature. `altered` when the log does not prove it, `missing` when it was never queued.
 */
export async function checkLeaf(ctx: Context, hash: string): Promise<LeafCheck> {
  try {
    return await check(ctx, hash)
  } catch (error) {
    if (error instanceof BrokenTree) return { state: 'altered' }
    throw error
  }
}

async function check(ctx: Context, hash: string): Promise<LeafCheck> {
  const leaf = await findLeaf(ctx, hash)
  if (leaf === undefined) return { state: 'missing' }
  if (leaf === 'waiting') return { state: 'waiting' }
  const checked = checkEntry(await proveLeaf(ctx, leaf), await ledgerKeys(ctx), openNoteFast)
  if ('failed' in checked) return { state: 'altered' }
  const { size, root } = checked.checkpoint
  return { state: 'ok', leaf: leaf.index, size, root: encodeHash(root), at: leaf.entry.at }
}
