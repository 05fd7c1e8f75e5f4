import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { followProgress } from './follow-progress.ts'
import { ownPresentation } from './own-asked.ts'

/** Yields the progress of a request of the studio, while the caller may distribute the template. */
export async function* followPresentation(
  ctx: TeamContext,
  asked: Input<typeof contract.followPresentation>,
  signal: AbortSignal,
) {
  const { id } = await ownPresentation(ctx, asked)
  const isAllowed = () =>
    ownPresentation(ctx, asked).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false
        throw error
      },
    )
  yield* followProgress(ctx, id, { isAllowed, signal })
}
