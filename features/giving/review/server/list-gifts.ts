import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import type { AdminGift } from '../../contract.ts'
import { describeNamed, NOBODY_KNOWN, type Person } from '../../people/server/describe-people.ts'
import { FORMER_MEMBER, GIFTS_PAGE, type GiftFilter } from '../../rules.ts'
import { ownCommunityTemplate } from '../../server/own-community-template.ts'
import { gifts } from '../../server/tables.ts'
import { countGifts } from './count-gifts.ts'
import { afterGift, pageOf } from './page-of-gifts.ts'

type List = typeof contract.listGifts
const WHICH: Record<GiftFilter, SQL | undefined> = {
  all: undefined,
  review: eq(gifts.state, 'review'),
  marked: ne(gifts.mark, ''),
}

/** Gifts of a template for its admins: newest first, those to review oldest first. Throws `notFound`, `cursorInvalid`. */
export async function listGifts(ctx: AdminContext, { templateId, filter, after }: Input<List>): Promise<Output<List>> {
  await ownCommunityTemplate(ctx, templateId)
  const order = filter === 'review' ? 'oldest' : 'newest'
  const by = order === 'oldest' ? asc : desc
  const rows = await ctx.db
    .select({ gift: gifts, revokedAt: badges.revokedAt })
    .from(gifts)
    .leftJoin(badges, eq(badges.id, gifts.badgeId))
    .where(and(eq(gifts.templateId, templateId), WHICH[filter], afterGift(after, order)))
    .orderBy(by(gifts.createdAt), by(gifts.id))
    .limit(GIFTS_PAGE + 1)
  const { shown, next } = pageOf(rows)
  const people = await describeNamed(
    ctx,
    ctx.actor.issuerId,
    shown.flatMap(({ gift }) => [gift.giverId, gift.recipientId]),
    { isHidden: !keySeesAddresses(ctx.actor) },
  )
  return { gifts: shown.map((row) => describeOne(row, people)), next, counts: await countGifts(ctx, templateId) }
}

type Row = { gift: typeof gifts.$inferSelect; revokedAt: Date | null }

function describeOne({ gift, revokedAt }: Row, people: Map<string, Person>): AdminGift {
  const personOf = (id: string, email: string) => ({
    ...(people.get(id) ?? NOBODY_KNOWN),
    email,
    isErased: id === FORMER_MEMBER || (id === '' && email === ''),
  })
  return {
    giftId: gift.id,
    giver: personOf(gift.giverId, ''),
    recipient: personOf(gift.recipientId, gift.email),
    sentence: gift.sentence,
    state: gift.state,
    mark: gift.mark,
    created: gift.createdAt.toISOString(),
    claimId: gift.claimId,
    badgeId: gift.badgeId,
    isRevoked: revokedAt !== null,
  }
}
