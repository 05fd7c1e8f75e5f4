import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { FORMER_MEMBER } from '#features/giving/rules.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { eraseReviewsIn, eraseReviewsOf } from '../../reviews/server/erase-reviews.ts'
import { lockPeople } from '../lock-people.ts'
import { challengeChecks, challengePasses, challengeSettings, challenges, samePeople } from '../tables.ts'

/** Locks what people have passed, in all of their communities, until the commit; before `lockMembers`. */
export async function lockPassesOf(ctx: Context, holderIds: string[]): Promise<void> {
  const rows = await ctx.db
    .selectDistinct({ issuerId: challengePasses.issuerId })
    .from(challengePasses)
    .where(inArray(challengePasses.holderId, holderIds))
  for (const issuerId of rows.map((row) => row.issuerId).sort()) await lockPeople(ctx, issuerId, holderIds)
}

/**
 * Erases people from challenges: what they passed stays without them, with the hash of the account that passed it, so that
 * it passes nothing a second time; values that they shared, evidence, attempts and marks are deleted.
 */
export function eraseChallengesOf(ctx: Context, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockPassesOf(ctx, holderIds)
    await eraseReviewsOf(ctx, holderIds)
    const isTheirs = inArray(challengePasses.holderId, holderIds)
    await ctx.db.delete(challengePasses).where(and(isTheirs, notInArray(challengePasses.state, ['passed', 'ended'])))
    const kept = await ctx.db
      .select({ challengeId: challengePasses.challengeId, holderId: challengePasses.holderId })
      .from(challengePasses)
      .where(isTheirs)
    for (const { challengeId, holderId } of kept)
      await ctx.db
        .update(challengePasses)
        .set({ holderId: `${FORMER_MEMBER}:${newId()}`, ...NOBODY, updatedAt: ctx.now() })
        .where(and(eq(challengePasses.challengeId, challengeId), eq(challengePasses.holderId, holderId)))
    await ctx.db.delete(challengeChecks).where(inArray(challengeChecks.holderId, holderIds))
    await ctx.db
      .delete(samePeople)
      .where(or(inArray(samePeople.holderId, holderIds), inArray(samePeople.personId, holderIds)))
    await recordEvent(ctx, { action: 'passes.erased', subjectId: 'passes', detail: { count: kept.length } })
  })
}

/** The cause names the wallet; the book keeps it, without anybody. */
const NOBODY = { value: null, cause: '', networkHash: '', link: '', reason: '' }

/** Deletes the challenges of a deleted community, with everything that people passed and gave for them. */
export function eraseChallengesIn(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await eraseReviewsIn(ctx, issuerId)
    for (const table of [challengePasses, challengeChecks, samePeople, challengeSettings])
      await ctx.db.delete(table).where(eq(table.issuerId, issuerId))
    const gone = await ctx.db
      .delete(challenges)
      .where(eq(challenges.issuerId, issuerId))
      .returning({ id: challenges.id })
    await recordEvent(ctx, {
      action: 'challenges.erased',
      issuerId,
      subjectId: issuerId,
      detail: { count: gone.length },
    })
  })
}

/** Deletes the values that people who leave a community had shared with it, and what still waits to be checked. */
export async function eraseValues(ctx: Context, issuerId: string, holderIds: string[]): Promise<void> {
  const isTheirs = and(eq(challengePasses.issuerId, issuerId), inArray(challengePasses.holderId, holderIds))
  const shared = await ctx.db
    .update(challengePasses)
    .set({ value: null, updatedAt: ctx.now() })
    .where(and(isTheirs, isNotNull(challengePasses.value)))
    .returning({ challengeId: challengePasses.challengeId })
  await ctx.db.delete(challengePasses).where(and(isTheirs, eq(challengePasses.state, 'checking')))
  const detail = { count: shared.length }
  if (shared.length > 0) await recordEvent(ctx, { action: 'values.erased', issuerId, subjectId: issuerId, detail })
}

const MONTHS_12 = sql`interval '12 months'`

/**
 * Deletes checks and networks older than a day, which only limits need, and the hashes of erased people's accounts after 12
 * months. Idempotent.
 */
export async function forgetChecks(ctx: Context): Promise<void> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  await inTransaction(ctx, async (ctx) => {
    const old = await ctx.db
      .delete(challengeChecks)
      .where(sql`${challengeChecks.at} < ${now} - interval '1 day'`)
      .returning({ id: challengeChecks.id })
    await ctx.db
      .update(challengePasses)
      .set({ networkHash: '' })
      .where(sql`${challengePasses.networkHash} <> '' 
        and coalesce(${challengePasses.passedAt}, ${challengePasses.updatedAt}) < ${now} - interval '1 day'`)
    await ctx.db
      .update(challengePasses)
      .set({ outsideKey: null })
      .where(
        sql`${challengePasses.outsideKey} is not null and ${challengePasses.holderId} like ${`${FORMER_MEMBER}:%`}
          and ${challengePasses.updatedAt} < ${now} - ${MONTHS_12}`,
      )
    if (old.length > 0)
      await recordEvent(ctx, { action: 'checks.forgotten', subjectId: 'checks', detail: { count: old.length } })
  })
}
