import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countGifts } from '../review/server/count-gifts.ts'
import { ownCommunityTemplate } from './own-community-template.ts'
import { settingsOf } from './settings-of.ts'

const NAMEABLE_MAX = 200

/** Who may give badges of a Community template, and what the settings can name. Throws `notFound`, `notCommunity`. */
export async function getGiving(
  ctx: AdminContext,
  { templateId }: Input<typeof contract.getGiving>,
): Promise<Output<typeof contract.getGiving>> {
  await ownCommunityTemplate(ctx, templateId)
  const named = await ctx.db
    .select({ id: templates.id, title: templates.name, category: templates.category })
    .from(templates)
    .where(
      and(eq(templates.issuerId, ctx.actor.issuerId), isNull(templates.deletedAt), ne(templates.contractState, 'none')),
    )
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(NAMEABLE_MAX)
  const { review } = await countGifts(ctx, templateId)
  return { settings: await settingsOf(ctx, templateId), templates: named, toReview: review }
}
