import type { SystemContext } from '#platform/context.ts'
import { foldCounts } from './count-claims.ts'
import { foldSendCounts } from './count-send.ts'
import { sendsWithMails } from './mail-lease.ts'
import { mailQueued } from './mail-queued.ts'

/**
 * Takes up every mail that is due: those of a mailer that died, and those that wait for another try; and folds the counts of
 * histories.
 */
export async function sweepMails(ctx: SystemContext): Promise<void> {
  await foldCounts(ctx)
  await foldSendCounts(ctx)
  await mailQueued(ctx, await sendsWithMails(ctx))
}
