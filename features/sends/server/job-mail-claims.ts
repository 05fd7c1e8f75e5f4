import type { SystemContext } from '#platform/context.ts'
import { mailQueued } from './mail-queued.ts'

/** After this long the job is requeued, so that other sends get their turn. */
const TURN_MS = 20_000

/** Sends the waiting e-mails of `sendId`. */
export async function mailClaims(ctx: SystemContext, { sendId }: Record<string, string>): Promise<void> {
  if (!sendId) return
  if (!(await mailQueued(ctx, [sendId], Date.now() + TURN_MS))) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
}
