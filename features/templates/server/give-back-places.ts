import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { giveBackDelegation } from './queries.ts'

/** Uncounts places of a delegation that were moved to another one. */
export async function giveBackPlaces(
  ctx: Context,
  { issuerId, n, count }: { issuerId: string; n: number; count: number },
): Promise<void> {
  await giveBackDelegation(ctx, issuerId, n, count)
  await recordEvent(ctx, { action: 'delegation.givenBack', issuerId, subjectId: issuerId, detail: { n, count } })
}
