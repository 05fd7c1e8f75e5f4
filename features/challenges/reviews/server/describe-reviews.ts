import { and, eq, inArray } from 'drizzle-orm'
import { describeNamed, NOBODY_KNOWN } from '#features/giving/people/server/describe-people.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import type { AdminContext } from '#platform/context.ts'
import type { challenges, reviews } from '../../server/tables.ts'
import type { ReviewItem } from '../contract.ts'
import { UNDO_HOURS } from '../rules.ts'

export type ReviewRow = typeof reviews.$inferSelect
/** `isLatest`: the member has given nothing else since. */
export type FoundReview = { review: ReviewRow; challenge: typeof challenges.$inferSelect; isLatest: boolean }

/** What an admin needs to know of a challenge to decide: what was requested, and no solutions. */
const SHOWN = ['request', 'kinds', 'message', 'targetAccount', 'tweetId', 'inviteLink', 'pageId', 'name']

/** Reviews as the admins see them. */
export async function describeReviews(ctx: AdminContext, rows: FoundReview[]): Promise<ReviewItem[]> {
  const people = await describeNamed(
    ctx,
    ctx.actor.issuerId,
    rows.map(({ review }) => review.holderId),
    { isHidden: !keySeesAddresses(ctx.actor) },
  )
  const admins = await namesOfAdmins(
    ctx,
    rows.map(({ review }) => review.decidedBy),
  )
  const since = new Date(ctx.now().getTime() - UNDO_HOURS * 3_600_000)
  return rows.map(({ review, challenge, isLatest }) => ({
    id: review.id,
    kind: review.kind,
    challengeId: challenge.id,
    type: challenge.type,
    title: challenge.title,
    data: Object.fromEntries(Object.entries(challenge.data).filter(([name]) => SHOWN.includes(name))),
    reward: challenge.reward,
    member: people.get(review.holderId) ?? NOBODY_KNOWN,
    text: review.text,
    link: review.link,
    hasPicture: review.imageCid !== '',
    created: review.createdAt.toISOString(),
    wallets: review.wallets,
    state: review.state,
    reason: review.reason,
    decidedAt: review.decidedAt?.toISOString() ?? '',
    decidedBy: admins.get(review.decidedBy) ?? nameOfKey(review.decidedBy),
    canUndo: isLatest && review.decidedAt !== null && review.decidedAt > since,
  }))
}

/** Before the name of the key that decided. */
export const OF_KEY = 'key:'

function nameOfKey(decidedBy: string): string {
  return decidedBy.startsWith(OF_KEY) ? decidedBy.slice(OF_KEY.length) : ''
}

async function namesOfAdmins(ctx: AdminContext, emails: string[]): Promise<Map<string, string>> {
  const asked = [...new Set(emails)].filter((email) => email !== '')
  if (asked.length === 0) return new Map()
  const rows = await ctx.db
    .select({ email: issuerAdmins.email, first: issuerAdmins.firstName, last: issuerAdmins.lastName })
    .from(issuerAdmins)
    .where(and(eq(issuerAdmins.issuerId, ctx.actor.issuerId), inArray(issuerAdmins.email, asked)))
  return new Map(rows.map(({ email, first, last }) => [email, `${first} ${last}`.trim()]))
}
