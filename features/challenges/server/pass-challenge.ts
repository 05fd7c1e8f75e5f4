import { and, eq, ne, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { announceEvents, recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { passesChanged } from '../hooks.ts'
import { peopleOf } from '../people/server/people-of.ts'
import { bookRewards } from './book-rewards.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { lockPeople } from './lock-people.ts'
import { challengePasses, reviews } from './tables.ts'

/** Who passed, with what the pass keeps; the reward of a held pass waits for a decision. */
export type Passing = {
  holderId: string
  outsideKey?: string
  value?: string
  isHeld?: boolean
  networkHash?: string
  /** When it was passed, for one that holds again; now otherwise. */
  passedAt?: Date
}
/** The points that were booked now, whose reward waits, and the quests that were finished by it. */
export type Passed = {
  points: number
  finished: { holderId: string; questId: string }[]
  holderIds: string[]
  held: string[]
}

type One = Passing & { challenge: ChallengeRow }

/**
 * Passes a challenge for one holder, with its reward, in one transaction; one that is passed stays as it is. Throws
 * `passedElsewhere` where the outside account, or another wallet of the same person, has passed it.
 */
export function passChallenge(ctx: Context, { challenge, ...passing }: One): Promise<Passed> {
  return inTransaction(ctx, async (ctx) => {
    await lockPassing(ctx, challenge.issuerId, [passing.holderId])
    if (!(await isFree(ctx, challenge, passing))) throw new Problem('passedElsewhere')
    return write(ctx, challenge, [passing])
  })
}

/** Like `passChallenge`, for many holders at once; those whose person has passed it with another wallet are left out. */
export function passForMany(ctx: Context, challenge: ChallengeRow, passings: Passing[]): Promise<Passed> {
  return inTransaction(ctx, async (ctx) => {
    await lockPassing(
      ctx,
      challenge.issuerId,
      passings.map(({ holderId }) => holderId),
    )
    const free: Passing[] = []
    for (const passing of passings) if (await isFree(ctx, challenge, passing)) free.push(passing)
    return write(ctx, challenge, free)
  })
}

/** Locks people before a check that decides in the same transaction: theirs, and the other wallets of each person. */
export async function lockPassing(ctx: Context, issuerId: string, holderIds: string[]): Promise<void> {
  const wallets = [...(await peopleOf(ctx, issuerId, holderIds)).values()].flat()
  await lockPeople(ctx, issuerId, wallets)
}

/** Whether no other wallet has passed it with the same account or for the same person; the account is locked. */
export async function isFree(
  ctx: Context,
  { id, issuerId }: ChallengeRow,
  { holderId, outsideKey }: Passing,
): Promise<boolean> {
  const isOther = and(eq(challengePasses.challengeId, id), ne(challengePasses.holderId, holderId))
  if (outsideKey !== undefined) {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pass:${id}:${outsideKey}`}, 0))`)
    if ((await ctx.db.$count(challengePasses, and(isOther, eq(challengePasses.outsideKey, outsideKey)))) > 0)
      return false
  }
  const wallets = (await peopleOf(ctx, issuerId, [holderId])).get(holderId) ?? []
  if (wallets.length < 2) return true
  const hasPassed = and(isOther, isOneOf(challengePasses.holderId, wallets), eq(challengePasses.state, 'passed'))
  return (await ctx.db.$count(challengePasses, hasPassed)) === 0
}

async function write(ctx: Context, challenge: ChallengeRow, passings: Passing[]): Promise<Passed> {
  const written = await insertPasses(ctx, challenge, passings)
  const passes = written.map((row) => ({ challengeId: challenge.id, holderId: row.holder_id }))
  const { id: subjectId, issuerId } = challenge
  if (passes.length > 0)
    await recordEvent(ctx, { action: 'challenge.passed', issuerId, subjectId, detail: { passes: passes.length } })
  await announceEvents(
    ctx,
    passes.map(({ holderId }) => ({ action: 'pass.made', issuerId, subjectId, detail: { holderId } })),
  )
  const due = written.filter((row) => !row.is_held).map(dueOf)
  const points = await bookRewards(ctx, challenge, due)
  const finished = (await passesChanged.run(ctx, { issuerId, kind: 'passed', passes })).flat()
  const holderIds = passes.map(({ holderId }) => holderId)
  await notifyWallets(ctx, { holderIds }, { kind: 'quest', subjectId: challenge.id })
  const held = written.flatMap((row) => (row.is_held ? row.holder_id : []))
  return { points, finished, holderIds, held }
}

type Written = { holder_id: string; cause: string; is_held: boolean; passed_at: string | Date }

function dueOf({ holder_id: holderId, cause, passed_at }: Written) {
  return { holderId, cause, at: new Date(passed_at) }
}

/** Writes passes that are not there yet, in the order of holder ids; returns those that were written. */
async function insertPasses(ctx: Context, challenge: ChallengeRow, passings: Passing[]): Promise<Written[]> {
  const at = ctx.now()
  const waiting = await waitingFor(ctx, challenge, passings)
  const rows = passings
    .toSorted((a, b) => (a.holderId < b.holderId ? -1 : 1))
    .map(({ holderId, outsideKey, value, isHeld, networkHash, passedAt }) => ({
      challengeId: challenge.id,
      issuerId: challenge.issuerId,
      holderId,
      state: 'passed' as const,
      cause: causeOf(challenge.id, holderId),
      outsideKey: outsideKey ?? null,
      isHeld: isHeld === true || waiting.has(holderId),
      networkHash: networkHash ?? '',
      value: value ?? null,
      reason: '',
      link: '',
      passedAt: passedAt ?? at,
      updatedAt: at,
    }))
  return (await insertRows(
    ctx.db,
    challengePasses,
    rows,
    sql`on conflict (challenge_id, holder_id) do update set state = 'passed',
      cause = case when ${challengePasses.cause} = '' then excluded.cause else ${challengePasses.cause} end,
      outside_key = excluded.outside_key, is_held = excluded.is_held, network_hash = excluded.network_hash,
      value = excluded.value, reason = '', link = '', passed_at = excluded.passed_at, updated_at = excluded.updated_at
      where ${challengePasses.state} <> 'passed'
      returning holder_id, cause, is_held, passed_at`,
  )) as Written[]
}

/** People whose reward waits for a decision still, which they do not get by passing once more. */
async function waitingFor(ctx: Context, { id }: ChallengeRow, passings: Passing[]): Promise<Set<string>> {
  if (passings.length === 0) return new Set()
  const isHeld = and(eq(reviews.challengeId, id), eq(reviews.kind, 'held'), eq(reviews.state, 'waiting'))
  const own = passings.map(({ holderId }) => holderId)
  const rows = await ctx.db
    .select({ holderId: reviews.holderId })
    .from(reviews)
    .where(and(isHeld, isOneOf(reviews.holderId, own)))
  return new Set(rows.map(({ holderId }) => holderId))
}

/** The cause under which the reward of a challenge is booked for a wallet. */
function causeOf(challengeId: string, holderId: string): string {
  return `challenge:${challengeId}:${holderId}`
}
