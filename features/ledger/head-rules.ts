import { readCheckpoint } from './checkpoint-rules.ts'
import { goesOn } from './rules.ts'

/** The last checkpoint that a client saw of a log, with the key of its signature. */
export type Head = { checkpoint: string; key: string; size: number }

/** The log's newest checkpoint, and the path from the requested size. */
export type Continuation = { checkpoint: string; key: string; from: number; to: number; path: string[] }

/**
 * The head to keep after the log has proven that it continues the kept one, or `forked` when it lacks part of it:
 * somebody was shown another history. A new key is accepted with a log that continues.
 */
export function nextHead(kept: Head, shown: Continuation): Head | 'forked' {
  const { checkpoint, key, from, to, path } = shown
  const isSame = from === kept.size && goesOn(kept.checkpoint, checkpoint, path, [kept.key, key])
  return isSame ? { checkpoint, key, size: to } : 'forked'
}

/** The log's own head, for a client that has seen none yet. Throws unless its key signed exactly that. */
export function firstHead({ checkpoint, key, size }: Head): Head {
  if (readCheckpoint(checkpoint, key)?.size !== size) throw new Error('The checkpoint is not signed by its key')
  return { checkpoint, key, size }
}

/** Whether the same log signed fewer leaves than it once had. */
export function isShorter(newest: Head, kept: Head): boolean {
  const [now, before] = [readCheckpoint(newest.checkpoint, newest.key), readCheckpoint(kept.checkpoint, kept.key)]
  return now !== undefined && before !== undefined && now.origin === before.origin && now.size < before.size
}
