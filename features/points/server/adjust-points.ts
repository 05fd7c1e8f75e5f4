import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { findMember } from '#features/members/server/find-member.ts'
import { members } from '#features/members/server/tables.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { ownIssuer } from '#features/templates/server/own-issuer.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ALL_TIME } from '../rules.ts'
import { pointsOf } from '../statement/server/read-statement.ts'
import { bookPoints } from './book-points.ts'
import { pointAccounts, pointTransfers } from './tables.ts'

type Adjust = typeof contract.adjustPoints

/**
 * Gives points to a member, or takes them, with a reason that the member reads. The same key gives nothing twice. Throws
 * `notFound`, `pointsNotAllowed`, and `keyReused` for a key that booked something else.
 */
export async function adjustPoints(ctx: AdminContext, input: Input<Adjust>): Promise<Output<Adjust>> {
  const { did, points, reason, key = newId() } = input
  const { issuerId } = ctx.actor
  const { id: holderId } = await findMember(ctx, did)
  if (!mayGivePoints(ctx.config, await ownIssuer(ctx))) throw new Problem('pointsNotAllowed')
  const person = { issuerId, holderId }
  return inTransaction(ctx, async (ctx) => {
    const isCurrent = and(eq(members.issuerId, issuerId), eq(members.holderId, holderId), isNull(members.endedAt))
    if ((await ctx.db.$count(members, isCurrent)) === 0) throw new Problem('notFound')
    const cause = `adjustment:${key}`
    const booking = { ...person, source: 'adjustments' as const, cause, points, at: ctx.now(), reason }
    const isBooked = (await bookPoints(ctx, [booking])) === 1
    if (!isBooked) await assertSame(ctx, { holderId, cause, points })
    else {
      await recordEvent(ctx, { action: 'points.adjusted', subjectId: holderId, detail: { points } })
      await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'community', subjectId: issuerId })
    }
    return { points: await pointsOf(ctx, person, ALL_TIME) }
  })
}

async function assertSame(
  ctx: AdminContext,
  { holderId, cause, points }: { holderId: string; cause: string; points: number },
): Promise<void> {
  const side = points > 0 ? pointTransfers.creditId : pointTransfers.debitId
  const isSame = and(
    eq(pointTransfers.issuerId, ctx.actor.issuerId),
    eq(pointTransfers.key, cause),
    eq(pointTransfers.amount, Math.abs(points)),
  )
  const same = await ctx.db
    .select({ id: pointTransfers.id })
    .from(pointTransfers)
    .innerJoin(pointAccounts, and(eq(pointAccounts.id, side), eq(pointAccounts.holderId, holderId)))
    .where(isSame)
  if (same.length === 0) throw new Problem('keyReused')
}
