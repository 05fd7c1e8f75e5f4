import type { SystemContext } from '#platform/context.ts'
import { mailQueued } from './mail-queued.ts'

/** Mails the claims of `sendId` that still wait for it. */
export async function mailClaims(ctx: SystemContext, { sendId }: Record<string, string>): Promise<void> {
  if (sendId) await mailQueued(ctx, sendId)
}
