import { inTransaction, type SystemContext } from '#platform/context.ts'
import { openClaimsEnd } from '../../hooks.ts'

/** Ends open claims that sends in progress still wrote under withdrawn delegations. Idempotent. */
export async function endWithdrawn(
  ctx: SystemContext,
  { templateId = '', upTo }: Record<string, string>,
): Promise<void> {
  await inTransaction(ctx, (ctx) => openClaimsEnd.run(ctx, { templateId, upTo: Number(upTo) }))
}
