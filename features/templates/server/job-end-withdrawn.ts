import { inTransaction, type SystemContext } from '#platform/context.ts'
import { notifyEndOpen } from './template-listeners.ts'

/** Ends open claims that sends in progress still wrote under withdrawn delegations. Idempotent. */
export function endWithdrawn(ctx: SystemContext, { templateId = '', upTo }: Record<string, string>): Promise<void> {
  return inTransaction(ctx, (ctx) => notifyEndOpen(ctx, templateId, Number(upTo)))
}
