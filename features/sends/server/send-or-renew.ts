import { Problem } from '#base/problem.ts'
import type { ApiKeyContext, TeamContext } from '#platform/context.ts'
import { type Renewal, renewForSend } from './renew-for-send.ts'

/**
 * Does work that counts against a template's delegation, in a transaction of its own. Where the delegation is not enough,
 * a new one is signed first: at once where the server keeps the community's key; else by its wallet, and the operation
 * that waits for it is returned as `callbackId`. Throws the work's problems, and `delegationEnded` where no more can be
 * signed.
 */
export async function sendOrRenew<T>(
  ctx: TeamContext | ApiKeyContext,
  work: () => Promise<T>,
  renewal: () => Promise<Renewal>,
): Promise<{ done: T; callbackId?: undefined } | { done?: undefined; callbackId: string }> {
  try {
    return { done: await work() }
  } catch (error) {
    if (!(error instanceof Problem) || error.key !== 'delegationEnded') throw error
    const callbackId = await renewForSend(ctx, await renewal())
    return callbackId === '' ? { done: await work() } : { callbackId }
  }
}
