import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../wallet-contract.ts'
import { findPresentation, movePresentation } from './queries.ts'

/** Declines a request for the holder; the verifier does not learn who it was, nor which badges they have. */
export async function declinePresentation(
  ctx: HolderContext,
  { presentation }: Input<typeof contract.declinePresentation>,
) {
  if (!(await findPresentation(ctx, presentation))) throw new Problem('notFound')
  if (!(await movePresentation(ctx, presentation, { state: 'declined' }))) throw new Problem('requestEnded')
  return {}
}
