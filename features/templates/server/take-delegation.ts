import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { countAgainst, delegationsWith } from './queries.ts'

/**
 * Counts `count` badges against a delegation of the template, in the sender's transaction; answers its number and end.
 * Throws `delegationEnded` when none has as many left, or all are past or withdrawn.
 */
export async function takeDelegation(
  ctx: Context,
  templateId: string,
  count: number,
): Promise<{ n: number; validUntil: Date }> {
  for (const delegation of await delegationsWith(ctx, templateId, count)) {
    if (await countAgainst(ctx, delegation, count)) return { n: delegation.n, validUntil: delegation.validUntil }
  }
  throw new Problem('delegationEnded')
}
