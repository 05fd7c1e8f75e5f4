import { Problem } from '#base/problem.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { givePage } from './give-page.ts'

/**
 * Gives the next page of those who came; what the day's mails, the quantity or the delegation refuse stays to be given, and the
 * issuer's bell says after how many that was.
 */
export async function giveNextPage(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { doorId = '', participationId = '', after = '', given = '0' } = data
  try {
    await givePage(ctx, { doorId, participationId }, after, Number(given))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ doorId, problem: error.key }, 'a Participation was not given to all')
    await tellStopped(ctx, doorId, Number(given))
  }
}

function tellStopped(ctx: SystemContext, doorId: string, count: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const door = await findTemplate(ctx, doorId)
    if (!door || door.deletedAt) return
    const { issuerId } = door
    const detail = { templateId: doorId, count }
    await recordEvent(ctx, { action: 'notice.givingStopped', issuerId, subjectId: doorId, detail })
  })
}
