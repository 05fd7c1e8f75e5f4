import { and, eq, gt, ne } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvents } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { endPasses } from '../../server/end-passes.ts'
import { lockPassing } from '../../server/pass-challenge.ts'
import { challengePasses, reviews } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { UNDO_HOURS } from '../rules.ts'
import { holdAgain } from './hold-again.ts'
import { type Group, groupsOf, isLatest } from './queries.ts'

type Undo = typeof contract.undoReviews

/**
 * Makes decisions of the last day wait again: what was accepted is taken back with its reward, what was refused waits.
 * Decisions after which the member has given something else stay.
 */
export async function undoReviews(ctx: AdminContext, { ids }: Input<Undo>): Promise<Output<Undo>> {
  let undone = 0
  for (const group of await groupsOf(ctx, ids)) undone += await undoGroup(ctx, group)
  return { undone }
}

function undoGroup(ctx: AdminContext, group: Group): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const { challenge, kind } = group
    await lockPassing(ctx, ctx.actor.issuerId, group.holderIds)
    const since = new Date(ctx.now().getTime() - UNDO_HOURS * 3_600_000)
    const canUndo = and(ne(reviews.state, 'waiting'), gt(reviews.decidedAt, since), isLatest())
    const isMeant = and(isOneOf(reviews.id, group.ids), canUndo)
    const accepted = await ctx.db
      .select({ holderId: reviews.holderId })
      .from(reviews)
      .where(and(isMeant, eq(reviews.state, 'accepted')))
    const rows = await ctx.db
      .update(reviews)
      .set({ state: 'waiting', reason: '', decidedAt: null, decidedBy: '' })
      .where(isMeant)
      .returning({ id: reviews.id, holderId: reviews.holderId })
    if (rows.length === 0) return 0
    await recordEvents(
      ctx,
      rows.map(({ id }) => ({ action: 'review.undone', subjectId: id })),
    )
    const holderIds = rows.map(({ holderId }) => holderId)
    if (kind === 'held') await holdAgain(ctx, challenge, holderIds)
    else await waitAgain(ctx, challenge, { holderIds, accepted: accepted.map(({ holderId }) => holderId) })
    await notifyWallets(ctx, { holderIds }, { kind: 'quest', subjectId: challenge.id })
    return rows.length
  })
}

type Undone = { holderIds: string[]; accepted: string[] }

/** What was passed otherwise since a refusal is kept. */
async function waitAgain(
  ctx: AdminContext,
  { id, issuerId }: Group['challenge'],
  { holderIds, accepted }: Undone,
): Promise<void> {
  const passes = accepted.map((holderId) => ({ challengeId: id, holderId }))
  await endPasses(ctx, { issuerId, passes, to: 'review' })
  await ctx.db
    .update(challengePasses)
    .set({ state: 'review', reason: '', updatedAt: ctx.now() })
    .where(
      and(
        eq(challengePasses.challengeId, id),
        isOneOf(challengePasses.holderId, holderIds),
        eq(challengePasses.state, 'refused'),
      ),
    )
}
