import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { askData } from '../contract.ts'

/**
 * Throws `serverRefused` for a server that could never be asked: a private address, a port below 1024, a password in the
 * address. One that does not answer now may answer later. Looks the name up, so never in a transaction; each question checks again.
 */
export async function assertAskable(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const read = askData.safeParse(data)
  if (!read.success) return
  try {
    await ctx.safePost.check(read.data.url, true)
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    if (error.reason === 'addressRefused') throw new Problem('serverRefused')
  }
}
