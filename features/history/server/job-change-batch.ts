import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { claims } from '#features/claims/server/tables.ts'
import { viaOfChange } from '#features/issuers/server/acted-via.ts'
import { sends } from '#features/sends/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { moveOperation } from '#platform/operations/operations.ts'
import { changeClaims } from './change-claims.ts'
import { claimChanges } from './tables.ts'

const ROWS_AT_ONCE = 200

/**
 * Changes the rows of a send, some at a time, each time in a transaction that also saves the progress: after a crash it
 * continues there. A refusal by the daily limit or a delegation ends it; changed rows stay changed.
 */
export async function changeBatchRows(ctx: SystemContext, { changeId = '' }: Record<string, string>): Promise<void> {
  try {
    while (await changeSome(ctx, changeId)) await moveOperation(ctx, changeId, 'treating')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await inTransaction(ctx, async (ctx) => {
      const [change] = await ctx.db.select().from(claimChanges).where(eq(claimChanges.id, changeId))
      if (!change) return moveOperation(ctx, changeId, 'error', error.key)
      const { issuerId, sendId, kind } = change
      const [send] = await ctx.db.select({ templateId: sends.templateId }).from(sends).where(eq(sends.id, sendId))
      await moveOperation(ctx, changeId, 'error', error.key, send?.templateId)
      await recordEvent(ctx, { action: 'claims.notChanged', issuerId, subjectId: sendId, detail: { kind } })
    })
  }
}

function changeSome(system: SystemContext, changeId: string): Promise<boolean> {
  return inTransaction(system, async (system) => {
    const [change] = await system.db.select().from(claimChanges).where(eq(claimChanges.id, changeId)).for('update')
    if (!change) return false
    const { issuerId, sendId, doneTo } = change
    const via = await viaOfChange(system, { issuerId, subjectId: sendId, action: 'claims.changing', changeId })
    const ctx = { ...system, actor: { ...system.actor, via } }
    const rows = await ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(and(eq(claims.sendId, sendId), gt(claims.id, doneTo)))
      .orderBy(asc(claims.id))
      .limit(ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) {
      await moveOperation(ctx, changeId, 'success')
      const detail = { kind: change.kind, changed: change.changed }
      await recordEvent(ctx, { action: 'claims.changed', issuerId, subjectId: sendId, detail })
      return false
    }
    const ids = rows.map(({ id }) => id)
    const changed = await changeClaims(ctx, issuerId, ids, change)
    await ctx.db
      .update(claimChanges)
      .set({ doneTo: last.id, changed: sql`${claimChanges.changed} + ${changed}` })
      .where(eq(claimChanges.id, changeId))
    return true
  })
}
