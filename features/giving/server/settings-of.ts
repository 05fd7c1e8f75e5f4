import { inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type Settings, USUAL_SETTINGS } from '../rules.ts'
import { givingSettings } from './tables.ts'

/** The settings of a template: those that an admin made, else the usual ones. */
export async function settingsOf(ctx: Context, templateId: string): Promise<Settings> {
  return (await settingsOfAll(ctx, [templateId])).get(templateId) ?? USUAL_SETTINGS
}

/** Like `settingsOf`, for many templates at once; those without any are left out. */
export async function settingsOfAll(ctx: Context, templateIds: string[]): Promise<Map<string, Settings>> {
  if (templateIds.length === 0) return new Map()
  const rows = await ctx.db.select().from(givingSettings).where(inArray(givingSettings.templateId, templateIds))
  return new Map(
    rows.map(({ templateId, isOn, givers, holderTemplateIds: templateIds, perWeek, pairDays, reviewsFirst }) => [
      templateId,
      { isOn, givers, templateIds, perWeek, pairDays, reviewsFirst },
    ]),
  )
}
