import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { challengePasses, challenges } from '#features/challenges/server/tables.ts'
import { titlesOf } from '#features/challenges/server/title-for.ts'
import { holders } from '#features/holders/server/tables.ts'
import { namesOf } from '#features/names/server/names-of.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countWaiting } from './count-waiting.ts'
import { ownQuest, placesOf } from './queries.ts'
import { questChallenges, questEntries } from './tables.ts'

type Get = typeof contract.getQuestNumbers

/** People whose badges are listed; the others follow once these are decided. */
const LISTED = 100

/** Who began a quest, where they stopped and who finished, and which badges need a decision. Throws `notFound`. */
export async function getQuestNumbers(ctx: AdminContext, { questId }: Input<Get>): Promise<Output<Get>> {
  await ownQuest(ctx, questId)
  const places = (await placesOf(ctx, [questId])).get(questId)
  const waiting = (await countWaiting(ctx, [questId])).get(questId) ?? []
  const people = new Map(waiting.map((each) => [each.challengeId, each.people]))
  const passed = await countPassed(ctx, questId)
  const steps = await ctx.db
    .select({ challenge: challenges, isRequired: questChallenges.isRequired })
    .from(questChallenges)
    .innerJoin(challenges, eq(challenges.id, questChallenges.challengeId))
    .where(eq(questChallenges.questId, questId))
    .orderBy(asc(questChallenges.position))
  const titles = await titlesOf(
    ctx,
    steps.map(({ challenge }) => challenge),
    ctx.language,
  )
  return {
    started: places?.started ?? 0,
    done: places?.taken ?? 0,
    steps: steps.map(({ challenge: { id: challengeId, type }, isRequired }) => ({
      challengeId,
      type,
      isRequired,
      title: titles.get(challengeId) ?? '',
      passed: passed.get(challengeId) ?? 0,
      waiting: people.get(challengeId) ?? 0,
    })),
    badgesDue: await named(ctx, await listDue(ctx, questId)),
    badgesLeft: await named(ctx, await listLeft(ctx, questId)),
  }
}

/** How many of those who started have passed each step. */
async function countPassed(ctx: AdminContext, questId: string): Promise<Map<string, number>> {
  const { challengeId, holderId, state } = challengePasses
  const rows = await ctx.db
    .select({ challengeId, passed: sql`count(*)`.mapWith(Number) })
    .from(questChallenges)
    .innerJoin(challengePasses, and(eq(challengeId, questChallenges.challengeId), eq(state, 'passed')))
    .innerJoin(questEntries, and(eq(questEntries.questId, questId), eq(questEntries.holderId, holderId)))
    .where(eq(questChallenges.questId, questId))
    .groupBy(challengeId)
  return new Map(rows.map((row) => [row.challengeId, row.passed]))
}

/** People with what the community calls them; keys without `addresses:read` get their wallets' names. */
async function named<P extends { holderId: string }>(ctx: AdminContext, people: P[]) {
  const holderIds = people.map(({ holderId }) => holderId)
  const names = await namesOf(ctx, ctx.actor.issuerId, holderIds, { isHidden: !keySeesAddresses(ctx.actor) })
  return people.map(({ holderId, ...person }) => ({ ...person, name: names.get(holderId)?.name ?? '' }))
}

/** Finished without their badge: it is due still, or was revoked since. */
async function listDue(ctx: AdminContext, questId: string) {
  const rows = await ctx.db
    .select({ holderId: holders.id, did: holders.did, isDue: questEntries.badgeDue, why: questEntries.badgeWhy })
    .from(questEntries)
    .innerJoin(holders, eq(holders.id, questEntries.holderId))
    .leftJoin(badges, eq(badges.id, questEntries.badgeId))
    .where(
      and(
        eq(questEntries.questId, questId),
        isNotNull(questEntries.doneAt),
        or(eq(questEntries.badgeDue, true), isNotNull(badges.revokedAt)),
      ),
    )
    .orderBy(asc(questEntries.doneAt), asc(questEntries.holderId))
    .limit(LISTED)
  return rows.map(({ isDue, why, ...person }) => ({ ...person, why: isDue ? why : 'badgeRevoked' }))
}

/** No longer finished, and with a badge that nobody has revoked. */
function listLeft(ctx: AdminContext, questId: string) {
  return ctx.db
    .select({ holderId: holders.id, did: holders.did, badgeId: questEntries.badgeId })
    .from(questEntries)
    .innerJoin(holders, eq(holders.id, questEntries.holderId))
    .innerJoin(badges, eq(badges.id, questEntries.badgeId))
    .where(
      and(
        eq(questEntries.questId, questId),
        isNotNull(questEntries.undoneAt),
        ne(questEntries.badgeId, ''),
        isNull(badges.revokedAt),
      ),
    )
    .orderBy(asc(questEntries.undoneAt), asc(questEntries.holderId))
    .limit(LISTED)
}
