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
import { nextDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { linksOfTemplate } from './open-links.ts'

/** A visible open link; the counting link, which nobody sees; or that there is neither yet. */
export type KnownLink = Claim | 'counting' | 'none'

/**
 * Locks the open link in whose places a template is mailed, until the end of the caller's transaction, and returns it: the
 * newest visible one that is open and has room for all; else the counting link, which is unlimited.
 */
export async function lockLinkFor(ctx: TeamContext, template: TemplateRow, count: number): Promise<KnownLink> {
  await takeTurn(ctx, template.id)
  for (const known of await linksOfTemplate(ctx, template.id)) {
    if (!hasRoomFor(ctx, known, count)) continue
    // Another call may have taken its places meanwhile.
    const link = await lockOwnClaim(ctx, known.id)
    if (hasRoomFor(ctx, link, count)) return link
  }
  return (await lockCounting(ctx, template)) ? 'counting' : 'none'
}

/** Reserves places in a locked link, in the caller's transaction, making the counting link where there is none. */
export async function reserveInLink(
  ctx: TeamContext,
  template: TemplateRow,
  { known, count }: { known: KnownLink; count: number },
): Promise<Claim> {
  const link = typeof known === 'string' ? await countingLink(ctx, template) : known
  if (!(await reservePlaces(ctx, link.id, count))) throw new Error('A locked link had no room')
  return link
}

/**
 * Locks an open link of a template that gives badges now, until the end of the caller's transaction, and returns it: the
 * newest visible one. Undefined when one would have to be shown first; throws `quantityUsed` when that could give none.
 */
export async function lockSharedLink(ctx: TeamContext, template: TemplateRow): Promise<Claim | undefined> {
  await takeTurn(ctx, template.id)
  for (const known of await linksOfTemplate(ctx, template.id)) {
    if (!known.isShown || !(await givesBadges(ctx, known))) continue
    // Another call may have ended it meanwhile.
    const link = await lockOwnClaim(ctx, known.id)
    if (await givesBadges(ctx, link)) return link
  }
  if ((await placesLeft(ctx, template)) === 0) throw new Problem('quantityUsed')
  return undefined
}

/**
 * Makes the counting link visible, with the limit of its event: from then on it is listed and usable. The caller's
 * transaction has found no other with `lockSharedLink`.
 */
export async function revealLink(ctx: TeamContext, template: TemplateRow): Promise<Claim> {
  const link = await countingLink(ctx, template)
  const didLimit = template.endDate !== null && template.limit > 1 ? template.limit : UNLIMITED
  const { n: delegationN, validUntil } = await nextDelegation(ctx, template.id)
  const endDate = earlier(link.endDate, validUntil)
  const shown = await writeLink(ctx, link.id, { isShown: true, didLimit, delegationN, endDate })
  await recordEvent(ctx, { action: 'link.shown', subjectId: link.id })
  return shown
}

/** The settings of `makeSessions` for an open link with nothing but its places. */
export function openLinkOf(didLimit: number) {
  return contract.createSessions.input.omit({ templateId: true }).parse({ didLimit })
}

/** Serializes the calls that look for a template's link or create one. */
async function takeTurn(ctx: TeamContext, templateId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open-link:${templateId}`}, 0))`)
}

function hasRoomFor(ctx: TeamContext, link: Claim, count: number): boolean {
  const { isShown, didLimit, taken, reserved } = link
  return isShown && isOpen(link, ctx.now()) && (didLimit === UNLIMITED || taken + reserved + count <= didLimit)
}

async function givesBadges(ctx: TeamContext, link: Claim): Promise<boolean> {
  return isOpen(link, ctx.now()) && (await isDelegated(ctx, link.id))
}

/**
 * The counting link, its row locked. Nobody can see it to extend it, so each use does; it has no limit of its own,
 * because its claims use the template's places.
 */
async function countingLink(ctx: TeamContext, template: TemplateRow): Promise<Claim> {
  const id = await lockCounting(ctx, template)
  if (!id) return makeCountingLink(ctx, template)
  const endDate = endOfClaim(ctx.now(), template.endDate)
  return writeLink(ctx, id, { didLimit: UNLIMITED, templateVersion: template.version, endDate })
}

async function lockCounting(ctx: TeamContext, template: TemplateRow): Promise<string | undefined> {
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
  return known?.id
}

async function makeCountingLink(ctx: TeamContext, template: TemplateRow): Promise<Claim> {
  const { ids } = await makeSessions(ctx, template, openLinkOf(UNLIMITED), { isShown: false })
  const made = await findClaim(ctx, ids[0] ?? '')
  if (!made) throw new Error('The link was not written')
  return made
}
