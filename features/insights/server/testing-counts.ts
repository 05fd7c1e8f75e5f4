import { eq } from 'drizzle-orm'
import { badges, shares } from '#features/badges/server/tables.ts'
import { claimOpenings, claims } from '#features/claims/server/tables.ts'
import { sends } from '#features/sends/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { dayIn, SUMS, type Sums, WAIT_BOUNDS } from '../rules.ts'
import { insightChanges, insightDays, insightMonths, insightSends, insightWaits } from './tables.ts'

/** Figures by their place, `days template way day` and so on; what is 0 is left out. */
export type Figures = Record<string, number>

/**
 * Counts a community's figures from claims, badges, shares and openings, one by one and by the words of the definitions, as days
 * of a zone: what the kept figures must be. Without checks and openings of open links, which have no rows.
 */
export async function countSlowly(ctx: Context, issuerId: string, zone: string): Promise<Figures> {
  const figures: Figures = {}
  const several = await severalOf(ctx, issuerId)
  const add = (template: string, way: string, at: Date, some: Partial<Sums>, sendId = '') => {
    for (const [name, count] of Object.entries(some))
      if (several.has(sendId)) bump(figures, `sends ${sendId} ${name}`, count)
    const day = dayIn(zone, at)
    for (const [name, count] of Object.entries(some))
      for (const of of [template, '']) {
        bump(figures, `days ${of} ${way} ${day} ${name}`, count)
        bump(figures, `months ${of} ${way} ${day.slice(0, 7)} ${name}`, count)
      }
  }
  const issued = await ctx.db.select().from(badges).where(eq(badges.issuerId, issuerId))
  const sharedIds = new Set((await ctx.db.select().from(shares)).map(({ badgeId }) => badgeId))
  const openedIds = new Set((await ctx.db.select().from(claimOpenings)).map(({ claimId }) => claimId))
  for (const claim of await ctx.db.select().from(claims).where(eq(claims.issuerId, issuerId))) {
    const own = issued.filter(({ claimId }) => claimId === claim.id)
    if (claim.didLimit !== 1) {
      for (const { id, issuedAt } of own)
        add(claim.templateId, 'link', issuedAt, { collected: 1, issued: 1, shared: sharedIds.has(id) ? 1 : 0 })
      continue
    }
    const { sentAt, startDate } = claim
    if (!sentAt) continue
    add(claim.templateId, 'person', sentAt, { sent: 1 }, claim.sendId)
    const [badge] = own
    if (!badge && openedIds.has(claim.id)) add(claim.templateId, 'person', sentAt, { opened: 1 }, claim.sendId)
    if (!badge && !openedIds.has(claim.id) && claim.delivery === 'bounced')
      add(claim.templateId, 'person', sentAt, { cameBack: 1 }, claim.sendId)
    if (!badge) continue
    add(claim.templateId, 'person', sentAt, { collected: 1, shared: sharedIds.has(badge.id) ? 1 : 0 }, claim.sendId)
    add(claim.templateId, 'person', badge.issuedAt, { issued: 1 }, claim.sendId)
    const seconds = (badge.issuedAt.getTime() - Math.max(sentAt.getTime(), startDate?.getTime() ?? 0)) / 1000
    const bound = WAIT_BOUNDS.find((bound) => seconds <= bound) ?? -1
    const day = dayIn(zone, sentAt)
    for (const of of [claim.templateId, '']) {
      bump(figures, `waits ${of} ${day} ${bound}`, 1)
      bump(figures, `waits ${of} ${day.slice(0, 7)} ${bound}`, 1)
    }
  }
  return nonZero(figures)
}

/** A community's kept figures, with what is not folded yet; in the same places. */
export async function readKept(ctx: Context, issuerId: string): Promise<Figures> {
  const figures: Figures = {}
  const add = (place: string, sums: Sums) => {
    for (const name of SUMS) bump(figures, `${place} ${name}`, sums[name])
  }
  for (const row of await ctx.db.select().from(insightDays).where(eq(insightDays.issuerId, issuerId)))
    add(`days ${row.templateId} ${row.way} ${row.day}`, row)
  for (const row of await ctx.db.select().from(insightMonths).where(eq(insightMonths.issuerId, issuerId)))
    add(`months ${row.templateId} ${row.way} ${row.month.slice(0, 7)}`, row)
  for (const row of await ctx.db.select().from(insightWaits).where(eq(insightWaits.issuerId, issuerId)))
    bump(figures, `waits ${row.templateId} ${row.isMonth ? row.day.slice(0, 7) : row.day} ${row.bound}`, row.count)
  for (const row of await ctx.db.select().from(insightSends).where(eq(insightSends.issuerId, issuerId)))
    add(`sends ${row.sendId}`, row)
  const several = await severalOf(ctx, issuerId)
  for (const row of await ctx.db.select().from(insightChanges).where(eq(insightChanges.issuerId, issuerId))) {
    if (several.has(row.sendId)) add(`sends ${row.sendId}`, row)
    for (const of of [row.templateId, '']) {
      const month = row.day.slice(0, 7)
      add(`days ${of} ${row.way} ${row.day}`, row)
      add(`months ${of} ${row.way} ${month}`, row)
      if (row.bound === null) continue
      bump(figures, `waits ${of} ${row.day} ${row.bound}`, row.collected)
      bump(figures, `waits ${of} ${month} ${row.bound}`, row.collected)
    }
  }
  return nonZero(figures)
}

/** The sends of a community that have figures of their own. */
async function severalOf(ctx: Context, issuerId: string): Promise<Set<string>> {
  const rows = await ctx.db.select().from(sends).where(eq(sends.issuerId, issuerId))
  return new Set(rows.filter(({ total, mails }) => total > 1 || mails > 1).map(({ id }) => id))
}

function bump(figures: Figures, place: string, count: number): void {
  figures[place] = (figures[place] ?? 0) + count
}

function nonZero(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== 0))
}
