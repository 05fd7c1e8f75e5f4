import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { notifyAdminsOf } from '#features/issuers/server/notify-admins.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { UNUSED_DAYS } from '../rules.ts'
import { scopedKeys } from './tables.ts'

/** Keys in one round; the others follow within the hour. */
const AT_ONCE = 200

/** E-mails the admins about each working key that was not used for 90 days: once, and again after its next use. */
export function remindUnused(ctx: SystemContext): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const before = new Date(now.getTime() - UNUSED_DAYS * 86_400_000)
    const isIdle = sql`coalesce(${scopedKeys.lastUsedAt}, ${scopedKeys.createdAt}) <= ${before.toISOString()}::timestamptz`
    const works = and(isNull(scopedKeys.endedAt), or(isNull(scopedKeys.expiresAt), gt(scopedKeys.expiresAt, now)))
    const unused = await ctx.db
      .select({ id: scopedKeys.id, name: scopedKeys.name, issuerId: scopedKeys.issuerId })
      .from(scopedKeys)
      .innerJoin(issuers, eq(issuers.id, scopedKeys.issuerId))
      .where(and(works, isIdle, isNull(scopedKeys.unusedMailedAt), isNull(issuers.deletedAt)))
      .orderBy(asc(scopedKeys.id))
      .limit(AT_ONCE)
      .for('update', { of: scopedKeys, skipLocked: true })
    for (const { id, name, issuerId } of unused) {
      await ctx.db.update(scopedKeys).set({ unusedMailedAt: now }).where(eq(scopedKeys.id, id))
      await recordEvent(ctx, { action: 'scopedKey.unused', issuerId, subjectId: id })
      await notifyAdminsOf(ctx, issuerId, 'keyUnused', { key: name })
    }
  })
}
