import { and, eq, isNull, or } from 'drizzle-orm'
import { members } from '#features/members/server/tables.ts'
import { reversePoints } from '#features/points/server/reverse-points.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { moveReviews } from '../../reviews/server/move-reviews.ts'
import { TYPES } from '../../rules.ts'
import { TYPES_ON_SERVER } from '../../types/server.ts'
import type { PassRow } from '../queries.ts'
import { challengeChecks, challengePasses, samePeople } from '../tables.ts'
import { lockPassesOf } from './erase-passes.ts'

type Merge = { from: string; into: string }

/** Locks what two wallets have passed before they are merged: people are locked before their members' rows. */
export function lockMergedPasses(ctx: Context, { from, into }: Merge): Promise<void> {
  return lockPassesOf(ctx, [from, into])
}

/**
 * Moves what one holder passed to another when their wallets are merged: of a challenge that both had passed the earlier
 * pass stays, and the later one's reward is reversed. Badges have moved before, so those about them are checked again.
 */
export function movePasses(ctx: Context, { from, into }: Merge): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await moveReviews(ctx, { from, into })
    const rows = await ctx.db
      .select()
      .from(challengePasses)
      .where(or(eq(challengePasses.holderId, from), eq(challengePasses.holderId, into)))
    const ofInto = new Map(rows.flatMap((row) => (row.holderId === into ? [[row.challengeId, row] as const] : [])))
    const moved = rows.filter(({ holderId }) => holderId === from)
    for (const row of moved) await moveOne(ctx, row, { into, own: ofInto.get(row.challengeId) })
    await ctx.db.update(challengeChecks).set({ holderId: into }).where(eq(challengeChecks.holderId, from))
    await moveMarks(ctx, { from, into })
    const rechecks = new Set(TYPES.flatMap((type) => TYPES_ON_SERVER[type].recheckPeople ?? []))
    for (const issuerId of await communitiesOf(ctx, into))
      for (const recheck of rechecks) await recheck(ctx, issuerId, [into])
    await recordEvent(ctx, { action: 'passes.moved', subjectId: into, detail: { count: moved.length } })
  })
}

async function communitiesOf(ctx: Context, holderId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ issuerId: members.issuerId })
    .from(members)
    .where(and(eq(members.holderId, holderId), isNull(members.endedAt)))
  return rows.map(({ issuerId }) => issuerId)
}

async function moveOne(ctx: Context, row: PassRow, { into, own }: { into: string; own: PassRow | undefined }) {
  // A job would look for it under the wallet that is gone.
  const isLost = row.state === 'checking' || (own !== undefined && !isBefore(row, own))
  if (own && !isLost) await remove(ctx, own)
  if (isLost) return remove(ctx, row)
  await ctx.db.update(challengePasses).set({ holderId: into }).where(isRow(row))
}

/** Whether a pass comes before the other wallet's: what is passed before what is not, then by time. */
function isBefore(row: PassRow, own: PassRow): boolean {
  if (row.state === 'passed' && own.state === 'passed')
    return (row.passedAt?.getTime() ?? 0) < (own.passedAt?.getTime() ?? 0)
  if (row.state === 'passed' || own.state === 'passed') return row.state === 'passed'
  return row.state === 'review'
}

async function remove(ctx: Context, row: PassRow): Promise<void> {
  await ctx.db.delete(challengePasses).where(isRow(row))
  if (row.state === 'passed') await reversePoints(ctx, row.issuerId, [row.cause])
}

function isRow({ challengeId, holderId }: PassRow) {
  return and(eq(challengePasses.challengeId, challengeId), eq(challengePasses.holderId, holderId))
}

/** What an admin said of the merged wallet holds for the other one, as long as nothing was said of it. */
async function moveMarks(ctx: Context, { from, into }: Merge): Promise<void> {
  await ctx.db.update(samePeople).set({ personId: into }).where(eq(samePeople.personId, from))
  const marks = await ctx.db.delete(samePeople).where(eq(samePeople.holderId, from)).returning()
  const moved = marks.map((mark) => ({ ...mark, holderId: into }))
  if (moved.length > 0) await ctx.db.insert(samePeople).values(moved).onConflictDoNothing()
  await ctx.db
    .delete(samePeople)
    .where(and(eq(samePeople.holderId, samePeople.personId), eq(samePeople.holderId, into)))
}
