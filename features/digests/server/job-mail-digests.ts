import { pauseAfter, TRIES_MAX } from '#features/sends/mail/server/mail-lease.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailDelayed, MailRefused } from '#platform/mail/mail.ts'
import { type CommunityPictures, openPictures } from './community-pictures.ts'
import { queueDigests } from './job-queue-digests.ts'
import { mailDigest } from './mail-digest.ts'
import { endUnsent, type LeasedDigest, leaseDigests, recordRefused, recordSent, retryAt } from './mail-digest-lease.ts'
import { type ReadyDigest, readyDigests } from './ready-digests.ts'

/**
 * Queues the digests that are due and mails those that have something new, until none is left; during an outage of the
 * mail server the rest waits for the next sweep. Idempotent, also when run concurrently.
 */
export async function mailDigests(ctx: SystemContext): Promise<void> {
  await queueDigests(ctx)
  const pictureOf = openPictures(ctx)
  while (!ctx.stopping.aborted) {
    const leased = await leaseDigests(ctx)
    if (leased.length === 0) return
    const ready = await readyDigests(ctx, leased)
    const outcomes = leased.flatMap((row) => {
      const found = ready.get(row.id)
      return found ? [mailOne(ctx, row, found, pictureOf)] : []
    })
    const unsent = leased.filter(({ id }) => !ready.has(id))
    // Awaited together: a rejection of one must not be unhandled while the other is pending.
    const [results] = await Promise.all([Promise.all(outcomes), endUnsent(ctx, unsent)])
    if (results.includes('away')) return
  }
}

async function mailOne(
  ctx: SystemContext,
  row: LeasedDigest,
  { digest, news }: ReadyDigest,
  pictureOf: CommunityPictures,
): Promise<'done' | 'away'> {
  try {
    await ctx.mail.send(await mailDigest(ctx, digest, { news, pictureOf }))
  } catch (error) {
    ctx.log.warn({ err: error, digest: row.id }, 'a digest was not mailed')
    if (error instanceof MailRefused) await recordRefused(ctx, row)
    else if (row.tries >= TRIES_MAX) await endUnsent(ctx, [row])
    else await retryAt(ctx, row, new Date(ctx.now().getTime() + pauseAfter(row.tries)))
    return error instanceof MailDelayed && error.isAway ? 'away' : 'done'
  }
  await recordSent(ctx, row)
  return 'done'
}
