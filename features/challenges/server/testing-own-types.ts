import { and, eq } from 'drizzle-orm'
import { call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { members } from '#features/members/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { picture } from '#testing/stories.ts'
import type { World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import * as reviewsContract from '../reviews/contract.ts'
import { giveEvidence } from '../reviews/wallet-contract.ts'
import type { ChallengeType } from '../rules.ts'
import * as wallet from '../wallet-contract.ts'
import { challengeChecks, challenges, reviews } from './tables.ts'

type Person = Pick<Member, 'token' | 'holderId'>
type Given = Omit<CallInput<typeof wallet.checkChallenge>, 'challengeId'>

/** A new community with challenges, and the calls of its admins and members, for tests. */
export async function openOwnTypes(world: World, name = 'Cordée Lyon') {
  const issuer = await signUpIssuer(world, name)
  const { issuerId, token } = issuer
  const studio = { token }
  const create = (type: ChallengeType, data: Record<string, unknown>, reward = 0) =>
    call(world.caller(token), contract.addChallenge, { type, data, reward })
  return {
    ...issuer,
    studio,
    create,
    /** Makes a challenge; returns its id. */
    make: async (type: ChallengeType, data: Record<string, unknown>, reward = 0) =>
      (await create(type, data, reward)).challengeId,
    member: (pseudo = 'Léa') => memberByMail(world, issuerId, `${newId()}@example.org`, pseudo),
    check: ({ token }: Person, challengeId: string, given: Given = {}) =>
      world.call(wallet.checkChallenge, { challengeId, ...given }, { token }),
    give: ({ token }: Person, challengeId: string, given: Omit<CallInput<typeof giveEvidence>, 'challengeId'>) =>
      world.call(giveEvidence, { challengeId, ...given }, { token }),
    seen: async ({ token }: Person, challengeId: string) => {
      const { challenges } = await world.call(wallet.listOwnChallenges, { issuerId }, { token })
      return challenges.find((each) => each.challengeId === challengeId)
    },
    reviews: (state: 'waiting' | 'decided' = 'waiting') => world.call(reviewsContract.listReviews, { state }, studio),
    decide: (ids: string[], accepted: boolean, reason = '') =>
      world.call(reviewsContract.decideReviews, { ids, accepted, reason }, studio),
    undo: (ids: string[]) => world.call(reviewsContract.undoReviews, { ids }, studio),
    /** What the member's row says. */
    pointsOf: async ({ holderId }: Person) => {
      const isRow = and(eq(members.issuerId, issuerId), eq(members.holderId, holderId))
      return (await world.ctx().db.select({ points: members.points }).from(members).where(isRow))[0]?.points
    },
    /** Lets a member check again, as after an hour. */
    forgetChecks: ({ holderId }: Person) =>
      world.ctx().db.delete(challengeChecks).where(eq(challengeChecks.holderId, holderId)),
  }
}

export type OwnTypes = Awaited<ReturnType<typeof openOwnTypes>>

/** Writes a challenge and evidence with a picture that waits directly, for tests that are not about them; returns both ids. */
export async function putReview(world: World, issuerId: string): Promise<{ challenge: string; review: string }> {
  const { db } = world.ctx()
  const [challenge, review, createdAt] = [newId(), newId(), world.now()]
  const data = { request: 'Show your knot', kinds: ['text'] }
  await db.insert(challenges).values({ id: challenge, issuerId, type: 'evidence', data, reward: 0, createdAt })
  const imageCid = await world.services.blobs.put(Buffer.from(await (await picture()).arrayBuffer()))
  const what = { kind: 'evidence', state: 'waiting', text: 'A bowline', imageCid } as const
  await db
    .insert(reviews)
    .values({ id: review, issuerId, challengeId: challenge, holderId: 'nobody', ...what, createdAt })
  return { challenge, review }
}
