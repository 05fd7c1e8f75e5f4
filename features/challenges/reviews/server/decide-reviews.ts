import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvents } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { lockPassing, passForMany } from '../../server/pass-challenge.ts'
import { challengePasses, reviews } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { OF_KEY, type ReviewRow } from './describe-reviews.ts'
import { dropHeld } from './drop-held.ts'
import { type Group, groupsOf } from './queries.ts'
import { releaseHeld } from './release-held.ts'

type Decide = typeof contract.decideReviews
type Decision = { accepted: boolean; reason: string }

/**
 * Accepts or refuses what waits, with the reward in the same transaction; of two admins at once the first one decides.
 * Throws `reasonMissing` for a refusal without a reason.
 */
export async function decideReviews(
  ctx: AdminContext,
  { ids, accepted, reason }: Input<Decide>,
): Promise<Output<Decide>> {
  if (!accepted && reason === '') throw new Problem('reasonMissing')
  const decision = { accepted, reason: accepted ? '' : reason }
  let decided = 0
  for (const group of await groupsOf(ctx, ids)) decided += await decideGroup(ctx, group, decision)
  return { decided }
}

function decideGroup(ctx: AdminContext, group: Group, decision: Decision): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    await lockPassing(ctx, ctx.actor.issuerId, group.holderIds)
    const rows = await ctx.db
      .update(reviews)
      .set({
        state: decision.accepted ? 'accepted' : 'refused',
        reason: decision.reason,
        decidedAt: ctx.now(),
        decidedBy: deciderOf(ctx.actor),
      })
      .where(and(isOneOf(reviews.id, group.ids), eq(reviews.state, 'waiting')))
      .returning()
    if (rows.length === 0) return 0
    const action = decision.accepted ? 'review.accepted' : 'review.refused'
    await recordEvents(
      ctx,
      rows.map(({ id }) => ({ action, subjectId: id })),
    )
    await carryOut(ctx, group, { rows, ...decision })
    const holderIds = rows.map(({ holderId }) => holderId)
    await notifyWallets(ctx, { holderIds }, { kind: 'quest', subjectId: group.challenge.id })
    return rows.length
  })
}

/** Who decided: the parent's community, a key by its name, or an admin. */
function deciderOf({ via, key, email }: AdminContext['actor']): string {
  return via ?? (key ? `${OF_KEY}${key.name}` : email)
}

type Decided = Decision & { rows: ReviewRow[] }

async function carryOut(ctx: AdminContext, { challenge, kind }: Group, { rows, accepted, reason }: Decided) {
  const holderIds = rows.map(({ holderId }) => holderId)
  if (kind === 'held') {
    if (accepted) await releaseHeld(ctx, challenge, holderIds)
    else await dropHeld(ctx, challenge, { holderIds, reason })
    return
  }
  if (!accepted) return refusePasses(ctx, challenge.id, { holderIds, reason })
  await passForMany(
    ctx,
    challenge,
    holderIds.map((holderId) => ({ holderId })),
  )
  // Of people whose other wallet has passed it meanwhile, nothing waits any more.
  await refusePasses(ctx, challenge.id, { holderIds, reason: '' })
}

/** Refuses the passes of people that still wait for a review. */
async function refusePasses(
  ctx: AdminContext,
  challengeId: string,
  { holderIds, reason }: { holderIds: string[]; reason: string },
): Promise<void> {
  await ctx.db
    .update(challengePasses)
    .set({ state: 'refused', reason, updatedAt: ctx.now() })
    .where(
      and(
        eq(challengePasses.challengeId, challengeId),
        isOneOf(challengePasses.holderId, holderIds),
        eq(challengePasses.state, 'review'),
      ),
    )
}
