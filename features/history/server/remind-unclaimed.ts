import { and, asc, eq, inArray, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import { isOpenAt } from '#features/claims/server/claim-conditions.ts'
import { claims } from '#features/claims/server/tables.ts'
import { lockMails } from '#features/sends/mail/server/mail-limit.ts'
import { remindClaims } from '#features/sends/server/remind-claims.ts'
import { sends } from '#features/sends/server/tables.ts'
import { usedUpFolders } from '#features/team/folders/server/mail-limit.ts'
import { templates } from '#features/templates/server/tables.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { reminderSettings } from './tables.ts'

type Setting = typeof reminderSettings.$inferSelect
const ROWS_AT_ONCE = 200
const DAY_MS = 86_400_000

/**
 * Mails reminders of waiting badges, where an issuer or template asks for them, within the daily limits of the community
 * and of the folder from which they were sent, and not to suppressed addresses. Idempotent, also when run concurrently: each row is counted in the transaction that queues its
 * e-mail.
 */
export async function remindUnclaimed(ctx: SystemContext): Promise<void> {
  const settings = await ctx.db.select().from(reminderSettings)
  const own = new Set(settings.map(({ templateId }) => templateId))
  for (const setting of settings) {
    if (setting.times === 0) continue
    const ids = setting.templateId ? [setting.templateId] : await templatesOf(ctx, setting.issuerId)
    for (const templateId of ids) {
      if (setting.templateId === '' && own.has(templateId)) continue
      while (await remindSome(ctx, { ...setting, templateId })) {
        // A few rows at a time, so that other work can run in between.
      }
    }
  }
}

async function templatesOf(ctx: Context, issuerId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.issuerId, issuerId), isNull(templates.deletedAt)))
  return rows.map(({ id }) => id)
}

function remindSome(ctx: SystemContext, { issuerId, templateId, days, times }: Setting): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const room = Math.min(ROWS_AT_ONCE, await lockMails(ctx, issuerId))
    if (room === 0) return false
    const now = ctx.now()
    const rows = await ctx.db
      .select({
        id: claims.id,
        email: claims.email,
        holderId: claims.holderId,
        sendId: claims.sendId,
        folderId: sends.folderId,
      })
      .from(claims)
      .innerJoin(sends, and(eq(sends.id, claims.sendId), inArray(sends.status, ['reading', 'sent'])))
      .where(
        and(
          eq(claims.templateId, templateId),
          isOpenAt(now),
          sql`${claims.didLimit} = 1 and ${claims.delivery} = 'sent'`,
          or(ne(claims.email, ''), ne(claims.holderId, '')),
          lt(claims.reminders, times),
          lte(claims.mailedAt, new Date(now.getTime() - days * DAY_MS)),
          notInArray(sends.folderId, await usedUpFolders(ctx, issuerId)),
        ),
      )
      .orderBy(asc(claims.id))
      .limit(room)
      .for('update', { of: claims, skipLocked: true })
    if (rows.length === 0) return false
    await remindClaims(ctx, { issuerId, templateId, rows })
    return true
  })
}
