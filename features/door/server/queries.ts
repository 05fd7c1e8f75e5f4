import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import { seesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import { doorSettings, ticketDevices } from './tables.ts'

/** The issuer's own Ticket template; throws `notFound` for any other template. */
export async function findOwnDoor(ctx: TeamContext, templateId: string): Promise<TemplateRow> {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  if (template.category !== 'ticket') throw new Problem('notFound')
  return template
}

/** The issuer's own Participation template; throws `notFound` for any other template. */
export async function findOwnParticipation(ctx: TeamContext, templateId: string): Promise<TemplateRow> {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  if (template.category !== 'participation') throw new Problem('notFound')
  return template
}

/** The public key of the device that a ticket is bound to, or undefined. */
export async function deviceOf(ctx: Context, badgeId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ publicKey: ticketDevices.publicKey })
    .from(ticketDevices)
    .where(eq(ticketDevices.badgeId, badgeId))
  return row?.publicKey
}

/**
 * Whether the badge or claim of a ticket belongs to another community than a template, or to a template that the
 * contributor, or the key, that scans it may not use.
 */
export async function isForeign(ctx: Context, door: TemplateRow, ticketId: string): Promise<boolean> {
  const { issuerId, templateId } = badges
  const [badge] = await ctx.db.select({ issuerId, templateId }).from(badges).where(eq(badges.id, ticketId))
  const claimed = { issuerId: claims.issuerId, templateId: claims.templateId }
  const [claim] = await ctx.db.select(claimed).from(claims).where(eq(claims.id, ticketId))
  const of = badge ?? claim
  return of !== undefined && isOfOthers(ctx, door, of)
}

/** `isForeign` for the issuer and template of a ticket. */
export async function isOfOthers(
  ctx: Context,
  door: TemplateRow,
  { issuerId, templateId }: { issuerId: string; templateId: string },
): Promise<boolean> {
  if (issuerId !== door.issuerId) return true
  const { actor } = ctx
  const isLimited = actor.kind === 'contributor' || (actor.kind === 'admin' && actor.key?.templateIds)
  if (!isLimited || templateId === door.id) return false
  const [usable] = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.id, templateId), mayUse({ ...ctx, actor }, templates.id, 'distribute')))
  return usable === undefined
}

/**
 * Whether whoever is at a door sees neither addresses nor what guests told the community and its lists say of them: door
 * staff, and contributors and keys to whom addresses are not shown.
 */
export async function hidesNames(ctx: Context, templateId: string): Promise<boolean> {
  const { actor } = ctx
  const isTeam = actor.kind === 'admin' || actor.kind === 'contributor'
  return !isTeam || !(await seesAddresses({ ...ctx, actor }, templateId))
}

/** Whether static QR codes of a template's tickets are accepted. */
export async function allowsStill(ctx: Context, templateId: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(doorSettings).where(eq(doorSettings.templateId, templateId))
  return row?.allowsStill ?? false
}
