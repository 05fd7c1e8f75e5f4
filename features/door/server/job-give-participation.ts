import { Problem } from '#base/problem.ts'
import type { SystemContext } from '#platform/context.ts'
import { givePage } from './give-page.ts'

/** Gives the next page of those who came; what the day's mails, the quantity or the delegation refuse stays to be given. */
export async function giveNextPage(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { doorId = '', participationId = '', after = '' } = data
  try {
    await givePage(ctx, { doorId, participationId }, after)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ doorId, problem: error.key }, 'a Participation was not given to all')
  }
}
