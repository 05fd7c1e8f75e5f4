import type { Context } from '#platform/context.ts'
import { encodeHash } from '../checkpoint-rules.ts'
import { checkEntry } from '../rules.ts'
import { leafOf } from './find-leaf.ts'
import { openNoteFast } from './open-note-fast.ts'
import { proveLeaf } from './prove-leaf.ts'
import { BrokenTree, type EntryRow, findEntry } from './queries.ts'
import { readHead } from './read-head.ts'

export type LeafCheck =
  | { state: 'ok'; leaf: number; size: number; root: string; at: string }
  | { state: 'waiting' | 'missing' | 'altered' }

/**
 * Checks that a hash is in the log, with public data only: the path from its leaf to the root of the latest checkpoint,
 * and that checkpoint's signature. `altered` when the log does not prove it, `missing` when it was never queued.
 */
export async function checkLeaf(ctx: Context, hash: string): Promise<LeafCheck> {
  return checkFound(ctx, await findEntry(ctx, hash))
}

/** Like `checkLeaf`, for the entry of a hash that was just read; the checkpoint is read after it, and so covers it. */
export async function checkFound(ctx: Context, found: EntryRow | null | undefined): Promise<LeafCheck> {
  try {
    return await check(ctx, found)
  } catch (error) {
    if (error instanceof BrokenTree) return { state: 'altered' }
    throw error
  }
}

async function check(ctx: Context, found: EntryRow | null | undefined): Promise<LeafCheck> {
  const leaf = found ? leafOf(found) : undefined
  if (leaf === undefined) return { state: 'missing' }
  if (leaf === 'waiting') return { state: 'waiting' }
  const { checkpoint, keys } = await readHead(ctx)
  const checked = checkEntry(await proveLeaf(ctx, leaf, checkpoint), keys, openNoteFast)
  if ('failed' in checked) return { state: 'altered' }
  const { size, root } = checked.checkpoint
  return { state: 'ok', leaf: leaf.index, size, root: encodeHash(root), at: leaf.entry.at }
}
