import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { addMonths } from '#base/add-months.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import { DELEGATION_MAX_COUNT, DELEGATION_MONTHS } from '../../rules.ts'
import type { TemplateRow } from '../find-template.ts'
import type { IssuerRow } from '../own-issuer.ts'
import { delegations } from '../tables.ts'
import { type Terms, writeDelegation } from './write-delegation.ts'

/**
 * Permits the issuer's issuing key to make badges of a template, signed by its sealed account key (EIP-712): as many as
 * are left of the template's limit, or 100,000, for 12 months. Keeps an active delegation, and adds none to a used-up
 * limit.
 */
export async function delegate(ctx: TeamContext, issuer: IssuerRow, template: TemplateRow): Promise<void> {
  const terms = await delegationTerms(ctx, template)
  if (terms) await writeDelegation(ctx, issuer, terms)
}

/** The terms of a template's delegation; undefined while one is active, or when the template's limit is used up. */
export async function delegationTerms(ctx: Context, template: TemplateRow): Promise<Terms | undefined> {
  const now = ctx.now()
  const [living] = await ctx.db
    .select({ n: delegations.n })
    .from(delegations)
    .where(
      and(
        eq(delegations.templateId, template.id),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, now),
        sql`${delegations.used} < ${delegations.maxCount}`,
      ),
    )
  return living ? undefined : newTerms(ctx, template)
}

type Needed = { places?: number; freed?: number }

/**
 * The terms of a further delegation, large enough for `places` at once unless the template has a limit; undefined when
 * that is used up. `freed` used places are free again: they wait under delegations that have ended.
 */
export async function newTerms(ctx: Context, template: TemplateRow, needed: Needed = {}): Promise<Terms | undefined> {
  const { places = 0, freed = 0 } = needed
  const unlimited = Math.max(DELEGATION_MAX_COUNT, places)
  const maxCount = template.limit > 0 ? template.limit - (await usedSoFar(ctx, template.id)) + freed : unlimited
  if (maxCount <= 0) return undefined
  return { templateId: template.id, maxCount, validUntil: inMonths(ctx) }
}

async function usedSoFar(ctx: Context, templateId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ used: sql<number>`coalesce(sum(${delegations.used}), 0)`.mapWith(Number) })
    .from(delegations)
    .where(eq(delegations.templateId, templateId))
  return row?.used ?? 0
}

/** The terms of the further delegation for a raised limit; undefined when the present ones are enough. */
export async function raisedTerms(ctx: Context, next: TemplateRow): Promise<Terms | undefined> {
  const isLiving = sql`${delegations.withdrawnAt} is null and ${delegations.validUntil} > ${ctx.now().toISOString()}::timestamptz`
  const [row] = await ctx.db
    .select({
      promised:
        sql<number>`coalesce(sum(case when ${isLiving} then ${delegations.maxCount} else ${delegations.used} end), 0)`.mapWith(
          Number,
        ),
    })
    .from(delegations)
    .where(eq(delegations.templateId, next.id))
  const wanted = next.limit > 0 ? next.limit : DELEGATION_MAX_COUNT
  const maxCount = wanted - (row?.promised ?? 0)
  return maxCount > 0 ? { templateId: next.id, maxCount, validUntil: inMonths(ctx) } : undefined
}

function inMonths(ctx: Context): Date {
  const wholeSecond = Math.floor(ctx.now().getTime() / 1000) * 1000
  return addMonths(new Date(wholeSecond), DELEGATION_MONTHS)
}
