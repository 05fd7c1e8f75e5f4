import { and, count, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { badges } from '#features/badges/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import { checkIns, doorSettings, ticketDevices } from './tables.ts'

/** The issuer's own Ticket template; throws `notFound` for any other template. */
export async function findOwnDoor(ctx: AdminContext, templateId: string): Promise<TemplateRow> {
  const template = await findOwnTemplate(ctx, templateId)
  if (template.category !== 'ticket') throw new Problem('notFound')
  return template
}

/** How many of a template's collected tickets are in, and how many there are; revoked ones count only when they are in. */
export async function countDoor(ctx: Context, templateId: string): Promise<{ inside: number; all: number }> {
  const [inside] = await ctx.db.select({ n: count() }).from(checkIns).where(eq(checkIns.templateId, templateId))
  const [all] = await ctx.db
    .select({ n: count() })
    .from(badges)
    .leftJoin(checkIns, eq(checkIns.badgeId, badges.id))
    .where(and(eq(badges.templateId, templateId), isNull(badges.revokedAt)))
  return { inside: inside?.n ?? 0, all: Math.max(all?.n ?? 0, inside?.n ?? 0) }
}

/** A ticket and its holder's name, its row held until the transaction ends, so that no revocation comes between. */
export async function lockTicket(ctx: Context, badgeId: string) {
  const [badge] = await ctx.db.select().from(badges).where(eq(badges.id, badgeId)).for('update')
  if (!badge) return undefined
  const [holder] = await ctx.db.select({ pseudo: holders.pseudo }).from(holders).where(eq(holders.id, badge.holderId))
  return { badge, name: badge.optionName || holder?.pseudo || '' }
}

/** The public key of the device that shows a ticket, or undefined. */
export async function deviceOf(ctx: Context, badgeId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ publicKey: ticketDevices.publicKey })
    .from(ticketDevices)
    .where(eq(ticketDevices.badgeId, badgeId))
  return row?.publicKey
}

/** Whether the still code of a template's tickets is let in. */
export async function allowsStill(ctx: Context, templateId: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(doorSettings).where(eq(doorSettings.templateId, templateId))
  return row?.allowsStill ?? false
}
