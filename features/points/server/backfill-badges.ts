import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { templateVersions } from '#features/templates/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { bookPoints } from './book-points.ts'
import { badgeCause, isVersionOf, pointsOfVersion } from './follow-badges.ts'
import { pointBackfills } from './tables.ts'

/** Badges per transaction. */
const AT_ONCE = 500

/**
 * Books the points of badges that were issued before the book existed, and count now, with the keys that they would have
 * had. It continues where it was interrupted, in any process; when it has ended it does nothing, unless it starts `again`,
 * as after a change of `POINTS_ISSUERS`: what is booked is never booked twice. Returns how many it booked in all.
 */
export async function backfillBadges(ctx: SystemContext, { again = false } = {}): Promise<number> {
  if (again) await ctx.db.delete(pointBackfills).where(eq(pointBackfills.source, 'badges'))
  await ctx.db.insert(pointBackfills).values({ source: 'badges', after: '', booked: 0 }).onConflictDoNothing()
  for (;;) {
    const state = await inTransaction(ctx, bookNext)
    if (state.endedAt || ctx.stopping.aborted) return state.booked
  }
}

type State = typeof pointBackfills.$inferSelect

async function bookNext(ctx: SystemContext): Promise<State> {
  const isOurs = eq(pointBackfills.source, 'badges')
  const [state] = await ctx.db.select().from(pointBackfills).where(isOurs).for('update')
  if (!state) throw new Error('The backfill was removed while it ran')
  if (state.endedAt) return state
  const found = await nextBadges(ctx, state.after)
  const listed = new Map((await issuersOf(ctx, found)).map((issuer) => [issuer.id, issuer]))
  const booked = await bookPoints(
    ctx,
    found
      .filter(({ issuerId }) => {
        const issuer = listed.get(issuerId)
        return issuer && mayGivePoints(ctx.config, issuer)
      })
      .map(({ id, issuerId, holderId, points, issuedAt }) => ({
        issuerId,
        holderId,
        source: 'badges',
        cause: badgeCause(id),
        points,
        at: issuedAt,
        listedAt: issuedAt,
      })),
  )
  const after = found.at(-1)?.id ?? state.after
  const endedAt = found.length < AT_ONCE ? ctx.now() : null
  const next = { ...state, after, booked: state.booked + booked, endedAt }
  await ctx.db.update(pointBackfills).set(next).where(isOurs)
  if (endedAt)
    await recordEvent(ctx, { action: 'points.backfilled', subjectId: 'badges', detail: { count: next.booked } })
  return next
}

/** The next badges with points that count, in the order of their ids; locked, so that none is revoked meanwhile. */
function nextBadges(ctx: SystemContext, after: string) {
  return ctx.db
    .select({
      id: badges.id,
      issuerId: badges.issuerId,
      holderId: badges.holderId,
      issuedAt: badges.issuedAt,
      points: pointsOfVersion,
    })
    .from(badges)
    .innerJoin(templateVersions, isVersionOf)
    .innerJoin(holders, and(eq(holders.id, badges.holderId), isNull(holders.mergedInto)))
    .where(
      and(gt(badges.id, after), isNull(badges.revokedAt), isNull(badges.suspendedAt), sql`${pointsOfVersion} <> 0`),
    )
    .orderBy(asc(badges.id))
    .limit(AT_ONCE)
    .for('update', { of: badges })
}

async function issuersOf(ctx: SystemContext, found: { issuerId: string }[]) {
  const ids = [...new Set(found.map(({ issuerId }) => issuerId))]
  return ctx.db
    .select()
    .from(issuers)
    .where(and(inArray(issuers.id, ids), isNull(issuers.deletedAt)))
}
