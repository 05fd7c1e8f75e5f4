import { and, desc, eq, isNull, ne, not, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { earlier, isOpen, UNLIMITED } from '#features/claims/rules.ts'
import { placesLeft } from '#features/claims/server/places.ts'
import {
  type Claim,
  findClaim,
  isDelegated,
  lockOwnClaim,
  reservePlaces,
  writeLink,
} from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import * as contract from '#features/sends/contract.ts'
import { makeSessions } from '#features/sends/server/make-sessions.ts'
import { endOfClaim } from '#features/templates/rules.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { nextDelegation } from '#features/templates/server/take-delegation.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { linksOfTemplate } from './open-links.ts'

/**
 * Reserves places in the open link in whose places a template is mailed, in the caller's transaction: the newest visible one
 * that is open and has room for all; else the counting link, which is unlimited. Simultaneous calls get the same one.
 */
export async function reserveInLink(ctx: TeamContext, template: TemplateRow, count: number): Promise<Claim> {
  await takeTurn(ctx, template.id)
  for (const link of await linksOfTemplate(ctx, template.id)) {
    if (link.isShown && isOpen(link, ctx.now()) && (await reservePlaces(ctx, link.id, count))) return link
  }
  const link = await countingLink(ctx, template)
  if (!(await reservePlaces(ctx, link.id, count))) throw new Error('An unlimited link had no room')
  return link
}

/**
 * An open link of a template that gives badges now, in the caller's transaction and locked until its end: the newest
 * visible one; else the counting link, visible from now on. Throws `quantityUsed` when none could give any.
 */
export async function ensureSharedLink(ctx: TeamContext, template: TemplateRow): Promise<Claim> {
  await takeTurn(ctx, template.id)
  for (const known of await linksOfTemplate(ctx, template.id)) {
    if (!known.isShown || !(await givesBadges(ctx, known))) continue
    // Another call may have ended it meanwhile.
    const link = await lockOwnClaim(ctx, known.id)
    if (await givesBadges(ctx, link)) return link
  }
  if ((await placesLeft(ctx, template)) === 0) throw new Problem('quantityUsed')
  return revealLink(ctx, template, await countingLink(ctx, template))
}

/** The settings of `makeSessions` for an open link with nothing but its places. */
export function openLinkOf(didLimit: number) {
  return contract.createSessions.input.omit({ templateId: true }).parse({ didLimit })
}

/** Serializes the calls that look for a template's link or create one. */
async function takeTurn(ctx: TeamContext, templateId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open-link:${templateId}`}, 0))`)
}

async function givesBadges(ctx: TeamContext, link: Claim): Promise<boolean> {
  return isOpen(link, ctx.now()) && (await isDelegated(ctx, link.id))
}

/**
 * The counting link, its row locked. Nobody can see it to extend it, so each use does; it has no limit of its own,
 * because its claims use the template's places.
 */
async function countingLink(ctx: TeamContext, template: TemplateRow): Promise<Claim> {
  const [known] = await ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(
      and(
        eq(claims.templateId, template.id),
        ne(claims.didLimit, 1),
        not(claims.isShown),
        isNull(claims.revokedAt),
        isNull(claims.suspendedAt),
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(1)
    .for('update')
  if (!known) return makeCountingLink(ctx, template)
  const endDate = endOfClaim(ctx.now(), template.endDate)
  return writeLink(ctx, known.id, { didLimit: UNLIMITED, templateVersion: template.version, endDate })
}

async function makeCountingLink(ctx: TeamContext, template: TemplateRow): Promise<Claim> {
  const { ids } = await makeSessions(ctx, template, openLinkOf(UNLIMITED), { isShown: false })
  const made = await findClaim(ctx, ids[0] ?? '')
  if (!made) throw new Error('The link was not written')
  return made
}

/** Makes a counting link visible, with the limit of its event: from then on it is listed and usable. */
async function revealLink(ctx: TeamContext, template: TemplateRow, link: Claim): Promise<Claim> {
  const didLimit = template.endDate !== null && template.limit > 1 ? template.limit : UNLIMITED
  const { n: delegationN, validUntil } = await nextDelegation(ctx, template.id)
  const endDate = earlier(link.endDate, validUntil)
  const shown = await writeLink(ctx, link.id, { isShown: true, didLimit, delegationN, endDate })
  await recordEvent(ctx, { action: 'link.shown', subjectId: link.id })
  return shown
}
