import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'

const DAY_SECONDS = 86_400

/** Notifies the admins that something waits for their decision: once a day, because the queue shows the others. */
export async function noteReview(ctx: Context, issuerId: string): Promise<void> {
  if ((await countRate(ctx, `reviewsWaiting:${issuerId}`, DAY_SECONDS)) > 1) return
  await recordEvent(ctx, { action: 'notice.reviewsWaiting', issuerId, subjectId: issuerId })
}
