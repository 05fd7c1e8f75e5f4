import type { SystemContext } from '#platform/context.ts'
import { waitForHold } from '../../running/server/wait-for-hold.ts'
import { mailQueued } from './mail-queued.ts'

/** After this long the job is requeued, so that other sends get their turn. */
const TURN_MS = 20_000

/** Sends the waiting e-mails of `sendId`; a stopping process leaves the rest to another one, and a send that is held, to later. */
export async function mailClaims(ctx: SystemContext, { sendId }: Record<string, string>): Promise<void> {
  if (!sendId || (await waitForHold(ctx, 'mail-claims', sendId))) return
  const isDone = await mailQueued(ctx, [sendId], Date.now() + TURN_MS)
  if (!isDone || ctx.stopping.aborted) await ctx.jobs.send(ctx, 'mail-claims', { sendId })
}
