import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findLeaf } from './find-leaf.ts'
import { signerOf } from './get-checkpoint.ts'
import { proveLeaf } from './prove-leaf.ts'

type Get = typeof contract.getProof

/** The proof that a hash is in the log. Throws `notFound` until it is. */
export async function getProof(ctx: Context, { hash }: Input<Get>): Promise<Output<Get>> {
  const leaf = await findLeaf(ctx, hash)
  if (!leaf || leaf === 'waiting') throw new Problem('notFound')
  const proof = await proveLeaf(ctx, leaf)
  return { ...proof, key: await signerOf(ctx, proof.checkpoint) }
}
