import { inTransaction, type SystemContext } from '#platform/context.ts'
import { tellEndOpen } from './template-listeners.ts'

/** Ends the open claims of withdrawn delegations that sends in progress wrote meanwhile. Safe to run twice. */
export function endWithdrawn(ctx: SystemContext, { templateId = '', upTo }: Record<string, string>): Promise<void> {
  return inTransaction(ctx, (ctx) => tellEndOpen(ctx, templateId, Number(upTo)))
}
