import type { SystemContext } from '#platform/context.ts'
import { mailQueued } from './mail-queued.ts'

/** After so long the job goes to the end of its queue, so that other sends get their turn. */
const TURN_MS = 20_000

/** Mails the claims of `sendId` that still wait for it. */
export async function mailClaims(ctx: SystemContext, { sendId }: Record<string, string>): Promise<void> {
  if (!sendId) return
  if (!(await mailQueued(ctx, [sendId], Date.now() + TURN_MS))) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
}
