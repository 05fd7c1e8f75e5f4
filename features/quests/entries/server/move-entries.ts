import { eq, sql } from 'drizzle-orm'
import { questPeriod } from '#features/points/rules.ts'
import { reversePoints } from '#features/points/server/reverse-points.ts'
import { setStandings } from '#features/points/server/standings/set-standings.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { lockEverywhere } from '../../server/erase-quests.ts'
import { causeOf } from '../../server/finish-quest.ts'
import { type Entry, entriesOf, entryKey, ofEntry } from '../../server/queries.ts'
import { settle } from '../../server/settle.ts'
import { questEntries, questPlaces } from '../../server/tables.ts'

type Merge = { from: string; into: string }

/**
 * Moves what one holder began and finished to another, when their wallets merge and their passes were moved. Of a quest that
 * both had finished the earlier one counts, and the other is reversed; what both together have passed can finish a quest.
 */
export function moveEntries(ctx: Context, { from, into }: Merge): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockEverywhere(ctx, [from, into])
    const moving = await ctx.db
      .select()
      .from(questEntries)
      .where(eq(questEntries.holderId, from))
      .orderBy(questEntries.questId)
    const questIds = moving.map(({ questId }) => questId)
    const others = await entriesOf(ctx, questIds, [into])
    for (const entry of moving) {
      const other = others.get(entryKey({ questId: entry.questId, holderId: into }))
      if (other) await join(ctx, entry, other)
      // What it gave is counted again: standings of the other wallet have ended.
      else await ctx.db.update(questEntries).set({ holderId: into, points: 0 }).where(ofEntry(entry))
    }
    await settleAll(ctx, into)
    await recordEvent(ctx, { action: 'quests.moved', subjectId: into, detail: { entries: moving.length } })
  })
}

/** Locks what two people began before they are merged: people are locked before their members' rows. */
export function lockMergedEntries(ctx: Context, { from, into }: Merge): Promise<void> {
  return lockEverywhere(ctx, [from, into])
}

/** What the person began anywhere, because the passes of both are theirs now. */
async function settleAll(ctx: Context, holderId: string): Promise<void> {
  const all = await ctx.db.select().from(questEntries).where(eq(questEntries.holderId, holderId))
  for (const [issuerId, own] of Map.groupBy(all, (entry) => entry.issuerId)) {
    const questIds = own.map(({ questId }) => questId)
    await settle(ctx, { issuerId, holderIds: [holderId], questIds, cause: { kind: 'again', challengeIds: [] } })
  }
}

/** Makes one entry of two in the same quest: the one that was finished first, or else begun first. */
async function join(ctx: Context, from: Entry, into: Entry): Promise<void> {
  const [kept, other] = isFirst(from, into) ? [from, into] : [into, from]
  const taken = kept.doneAt && other.doneAt ? 1 : 0
  await ctx.db
    .update(questPlaces)
    .set({ started: sql`${questPlaces.started} - 1`, taken: sql`${questPlaces.taken} - ${taken}` })
    .where(eq(questPlaces.questId, kept.questId))
  // The place goes to the next person who has passed everything.
  if (taken > 0) await ctx.jobs.send(ctx, 'settle-quest', { questId: kept.questId })
  if (other.bookedAs !== '') await reversePoints(ctx, other.issuerId, [causeOf(other.questId, other.bookedAs)])
  await ctx.db.delete(questEntries).where(ofEntry(other))
  const startedAt = new Date(Math.min(kept.startedAt.getTime(), other.startedAt.getTime()))
  const badgeId = kept.badgeId || other.badgeId
  const badgeDue = kept.badgeDue && badgeId === ''
  // What both had in the quest's ranking is written again.
  const { issuerId, holderId } = into
  await setStandings(ctx, [{ issuerId, period: questPeriod(kept.questId), holderId, points: 0, at: ctx.now() }])
  const row = { holderId, startedAt, badgeId, badgeDue, points: 0 }
  await ctx.db.update(questEntries).set(row).where(ofEntry(kept))
}

function isFirst(a: Entry, b: Entry): boolean {
  if (a.doneAt && b.doneAt) return a.doneAt < b.doneAt
  if (a.doneAt || b.doneAt) return a.doneAt !== null
  return a.startedAt < b.startedAt
}
