import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { WEEK_DAYS } from '../rules.ts'
import { gifts } from './tables.ts'

const DAY_MS = 86_400_000

/** What is left of a weekly number: `againAt` is when one more is possible, undefined while some are left. */
export type Week = { left: number; againAt: Date | undefined }

/**
 * What a giver has left of the weekly number of some templates. Withdrawn and declined gifts count too: the one so that
 * nobody mails more people by withdrawing, the other so that the giver cannot tell.
 */
export async function weeksOf(
  ctx: Context,
  giverId: string,
  limits: { templateId: string; perWeek: number }[],
): Promise<Map<string, Week>> {
  if (limits.length === 0) return new Map()
  const since = new Date(ctx.now().getTime() - WEEK_DAYS * DAY_MS)
  const ids = limits.map(({ templateId }) => templateId)
  const rows = await ctx.db
    .select({ templateId: gifts.templateId, createdAt: gifts.createdAt })
    .from(gifts)
    .where(and(eq(gifts.giverId, giverId), inArray(gifts.templateId, ids), gt(gifts.createdAt, since)))
    .orderBy(asc(gifts.createdAt))
  const given = Map.groupBy(rows, ({ templateId }) => templateId)
  return new Map(
    limits.map(({ templateId, perWeek }) => {
      const own = given.get(templateId) ?? []
      const left = Math.max(0, perWeek - own.length)
      // After the admins lowered the number, several must become older.
      const freeing = own[own.length - perWeek]
      const againAt = freeing && new Date(freeing.createdAt.getTime() + WEEK_DAYS * DAY_MS)
      return [templateId, { left, againAt: left > 0 ? undefined : againAt }]
    }),
  )
}

/** Like `weeksOf`, for one template. */
export async function weekOf(ctx: Context, giverId: string, templateId: string, perWeek: number): Promise<Week> {
  const weeks = await weeksOf(ctx, giverId, [{ templateId, perWeek }])
  return weeks.get(templateId) ?? { left: perWeek, againAt: undefined }
}
