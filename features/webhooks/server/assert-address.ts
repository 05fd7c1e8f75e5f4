import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'

/** Throws `urlRefused` unless messages may be sent to an address now; each attempt checks it again. Not in a transaction. */
export async function assertAddress(ctx: Context, url: string): Promise<void> {
  try {
    await ctx.safePost.check(url, true)
  } catch (error) {
    if (error instanceof FetchRefused) throw new Problem('urlRefused')
    throw error
  }
}
