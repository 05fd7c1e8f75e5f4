import type { Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { readCheckpoint } from '../checkpoint-rules.ts'
import type * as contract from '../contract.ts'
import { ledgerKeys } from './ledger-keys.ts'
import { openNoteFast } from './open-note-fast.ts'
import { latestCheckpoint } from './queries.ts'

/** The latest signed checkpoint of the log and the key of its signature. Throws `notFound` before the first. */
export async function getCheckpoint(ctx: Context): Promise<Output<typeof contract.getCheckpoint>> {
  const latest = await latestCheckpoint(ctx)
  if (!latest) throw new Problem('notFound')
  const { size, root, note } = latest
  return { checkpoint: note, key: await signerOf(ctx, note), size, root }
}

/** The key that signed a checkpoint, in the form of verifiers. Throws when it is none of ours. */
export async function signerOf(ctx: Context, note: string): Promise<string> {
  const keys = await ledgerKeys(ctx)
  const key = keys.find((each) => readCheckpoint(note, each, openNoteFast))
  if (!key) throw new Error('The checkpoint is not signed by a key of this ledger')
  return key
}
