import type { Input, Output } from '#base/endpoint.ts'
import { InvalidInput } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { encodeHash } from '../checkpoint-rules.ts'
import type * as contract from '../contract.ts'
import { consistencyRanges } from '../merkle-proof-rules.ts'
import { getCheckpoint } from './get-checkpoint.ts'
import { readHashes } from './queries.ts'

type Get = typeof contract.getConsistency

/**
 * The proof that the log only grew between two sizes. Throws `invalidInput` for sizes out of order, or that it never
 * had.
 */
export async function getConsistency(ctx: Context, { from, to: asked }: Input<Get>): Promise<Output<Get>> {
  const { checkpoint, key, size } = await getCheckpoint(ctx)
  const to = asked ?? size
  if (to > size || from > to) throw new InvalidInput('invalidInput')
  const path = await readHashes(ctx, consistencyRanges(from, to))
  return { checkpoint, key, from, to, path: path.map(encodeHash) }
}
