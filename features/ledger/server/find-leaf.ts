import type { Context } from '#platform/context.ts'
import type { Entry } from '../rules.ts'
import { type EntryRow, findEntry } from './queries.ts'

/** The index of an anchored hash in the log, and the content of its leaf. */
export type Leaf = { index: number; entry: Entry }

/**
 * The leaf of a hash (`0x` and 64 hex digits); `waiting` until it is in a signed checkpoint, undefined when it was
 * never queued.
 */
export async function findLeaf(ctx: Context, hash: string): Promise<Leaf | 'waiting' | undefined> {
  const found = await findEntry(ctx, hash)
  return found && leafOf(found)
}

/** The leaf of an entry; `waiting` until it is in a signed checkpoint. */
export function leafOf({ leafIndex, anchoredAt, kind, hash }: EntryRow): Leaf | 'waiting' {
  if (leafIndex === null || anchoredAt === null) return 'waiting'
  return { index: leafIndex, entry: { kind, hash, at: anchoredAt.toISOString() } }
}
