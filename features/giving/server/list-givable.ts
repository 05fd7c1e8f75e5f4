import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { findCommunities } from '#features/members/communities/server/own-communities.ts'
import { isSendable } from '#features/templates/rules.ts'
import { cardOf, pictureUrl } from '#features/templates/server/card-of.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { HolderContext } from '#platform/context.ts'
import type { Settings } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { mayGive } from './may-give.ts'
import { settingsOfAll } from './settings-of.ts'
import { givingSettings, shownMembers } from './tables.ts'
import { weeksOf } from './week-of.ts'

type List = Output<typeof contract.listGivable>
type Community = Awaited<ReturnType<typeof findCommunities>>[number]
type Givable = { template: TemplateRow; settings: Settings }

/**
 * The communities of the signed-in holder in which badges are given, with those that the holder may give and what is left of
 * each this week: none for a member who can only receive.
 */
export async function listGivable(ctx: HolderContext): Promise<List> {
  const { holderId } = ctx.actor
  const holder = await findHolder(ctx, holderId)
  const own = (await findCommunities(ctx, holderId)).filter(({ member }) => member.suspendedAt === null)
  const ids = own.map(({ issuer }) => issuer.id)
  const open = await openTemplates(ctx, ids)
  const shown = await ctx.db
    .select({ issuerId: shownMembers.issuerId })
    .from(shownMembers)
    .where(eq(shownMembers.holderId, holderId))
  const isShown = new Set(shown.map(({ issuerId }) => issuerId))
  const communities = []
  for (const community of own) {
    const { issuer } = community
    const given = open.get(issuer.id)
    if (!given) continue
    const givable = await allowed(ctx, given)
    communities.push({
      issuerId: issuer.id,
      name: issuer.name,
      imageUrl: pictureUrl(issuer.imageCid),
      promotedAt: promotedAt(issuer),
      isShown: isShown.has(issuer.id),
      templates: givable.length > 0 ? await describeGivable(ctx, community, givable) : [],
    })
  }
  return { communities, pseudo: holder?.pseudo ?? '' }
}

/** The templates of some communities for which giving is on, by community. */
async function openTemplates(ctx: HolderContext, issuerIds: string[]): Promise<Map<string, Givable[]>> {
  if (issuerIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ template: templates })
    .from(givingSettings)
    .innerJoin(templates, eq(templates.id, givingSettings.templateId))
    .where(and(inArray(givingSettings.issuerId, issuerIds), eq(givingSettings.isOn, true), isNull(templates.deletedAt)))
    .orderBy(asc(templates.name), asc(templates.id))
  const sendable = rows.map(({ template }) => template).filter(({ contractState }) => isSendable(contractState))
  const settings = await settingsOfAll(
    ctx,
    sendable.map(({ id }) => id),
  )
  const open = sendable.flatMap((template) => {
    const own = settings.get(template.id)
    return own ? [{ template, settings: own }] : []
  })
  return Map.groupBy(open, ({ template }) => template.issuerId)
}

async function allowed(ctx: HolderContext, open: Givable[]): Promise<Givable[]> {
  const { holderId } = ctx.actor
  const checked = []
  for (const one of open)
    if (await mayGive(ctx, { issuerId: one.template.issuerId, holderId }, one.settings)) checked.push(one)
  return checked
}

async function describeGivable(ctx: HolderContext, { issuer }: Community, givable: Givable[]) {
  const limits = givable.map(({ template, settings }) => ({ templateId: template.id, perWeek: settings.perWeek }))
  const weeks = await weeksOf(ctx, ctx.actor.holderId, limits)
  return givable.map(({ template, settings: { perWeek, pairDays, reviewsFirst } }) => {
    const week = weeks.get(template.id)
    return {
      templateId: template.id,
      title: template.name,
      card: cardOf(ctx, template, issuer),
      perWeek,
      pairDays,
      reviewsFirst,
      left: week?.left ?? perWeek,
      againAt: week?.againAt?.toISOString() ?? '',
    }
  })
}
