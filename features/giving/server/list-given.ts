import { and, desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { HolderContext } from '#platform/context.ts'
import { describePeople, NOBODY_KNOWN, type Person } from '../people/server/describe-people.ts'
import { afterGift, pageOf } from '../review/server/page-of-gifts.ts'
import { FORMER_MEMBER, GIFTS_PAGE, givenState } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { gifts } from './tables.ts'

type Given = Output<typeof contract.listGiven>

/** The gifts that the signed-in holder gave, newest first, as a giver sees them: not who declined. Throws `cursorInvalid`. */
export async function listGiven(ctx: HolderContext, { after }: Input<typeof contract.listGiven>): Promise<Given> {
  const rows = await ctx.db
    .select({ gift: gifts, claim: claims, badge: badges, template: templates, issuer: issuers })
    .from(gifts)
    .leftJoin(claims, and(eq(claims.id, gifts.claimId)))
    .leftJoin(badges, eq(badges.id, gifts.badgeId))
    .leftJoin(templates, eq(templates.id, gifts.templateId))
    .leftJoin(issuers, eq(issuers.id, gifts.issuerId))
    .where(and(eq(gifts.giverId, ctx.actor.holderId), afterGift(after, 'newest')))
    .orderBy(desc(gifts.createdAt), desc(gifts.id))
    .limit(GIFTS_PAGE + 1)
  const { shown, next } = pageOf(rows)
  // Whoever has an address stays unknown to a giver who typed it, also once it was claimed.
  const named = shown.flatMap(({ gift }) => (gift.email ? [] : gift.recipientId))
  const people = await describePeople(ctx, named)
  return { gifts: shown.map((row) => describeOne(ctx, row, people)), next }
}

type Row = {
  gift: typeof gifts.$inferSelect
  claim: typeof claims.$inferSelect | null
  badge: typeof badges.$inferSelect | null
  template: typeof templates.$inferSelect | null
  issuer: typeof issuers.$inferSelect | null
}

function describeOne(ctx: HolderContext, row: Row, people: Map<string, Person>): Given['gifts'][number] {
  const { gift, claim, badge, template, issuer } = row
  const { email, recipientId } = gift
  const endDate = claim?.endDate
  const state = givenState({ state: gift.state, endDate, revokedAt: badge?.revokedAt ?? null }, ctx.now())
  return {
    giftId: gift.id,
    issuerId: gift.issuerId,
    community: issuer?.name ?? '',
    title: template?.name ?? '',
    ...(template && issuer && { card: cardOf(ctx, template, issuer) }),
    recipient: {
      ...((email ? undefined : people.get(recipientId)) ?? NOBODY_KNOWN),
      email,
      isErased: recipientId === FORMER_MEMBER || (recipientId === '' && email === ''),
    },
    sentence: gift.sentence,
    state,
    created: gift.createdAt.toISOString(),
    endDate: state === 'waiting' ? (endDate?.toISOString() ?? '') : '',
    canWithdraw: state === 'waiting' || state === 'review',
  }
}
