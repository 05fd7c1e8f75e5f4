import { compactCounts } from '#features/claims/server/count-claims.ts'
import type { SystemContext } from '#platform/context.ts'
import { compactSendCounts } from '../../running/server/count-send.ts'
import { finishEnded } from '../../running/server/finish-send.ts'
import { sendsWithMails } from './mail-lease.ts'
import { mailQueued } from './mail-queued.ts'

/** Sends every due e-mail, those of a dead mailer and retries included, ends what it left, and compacts the counts of histories. */
export async function sweepMails(ctx: SystemContext): Promise<void> {
  await compactCounts(ctx)
  await compactSendCounts(ctx)
  await mailQueued(ctx, await sendsWithMails(ctx))
  await finishEnded(ctx)
}
