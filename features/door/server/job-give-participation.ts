import { Problem } from '#base/problem.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { givePage } from './give-page.ts'

/**
 * Gives the next page of attendees their badge. When the daily e-mail limit, the quantity or the delegation is used up,
 * the rest remains, and a notification tells the issuer how many badges were given.
 */
export async function giveNextPage(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { doorId = '', participationId = '', after = '', given = '0' } = data
  try {
    await givePage(ctx, { doorId, participationId }, after, Number(given))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ doorId, problem: error.key }, 'a Participation was not given to all')
    await notifyStopped(ctx, doorId, Number(given))
  }
}

function notifyStopped(ctx: SystemContext, doorId: string, count: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const door = await findTemplate(ctx, doorId)
    if (!door || door.deletedAt) return
    const { issuerId } = door
    const detail = { templateId: doorId, count }
    await recordEvent(ctx, { action: 'notice.givingStopped', issuerId, subjectId: doorId, detail })
  })
}
