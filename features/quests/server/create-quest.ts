import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { publishDrafts } from '#features/challenges/server/publish-drafts.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { QUESTS_MAX } from '../rules.ts'
import { writeSteps } from './queries.ts'
import { type Fields, readFields } from './read-fields.ts'
import { questPlaces, quests } from './tables.ts'

/** Creates a quest, which members see at once, and publishes drafts among its challenges. Throws `tooManyQuests` and the problems of `questProblems`. */
export function createQuest(ctx: AdminContext, asked: Fields): Promise<Output<typeof contract.createQuest>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    await publishDrafts(ctx, asked.challenges)
    const { row, steps } = await readFields(ctx, asked, ctx.now())
    // Of two at once the second counts the first.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quests:${issuerId}`}, 0))`)
    const before = await ctx.db.$count(quests, and(eq(quests.issuerId, issuerId), isNull(quests.deletedAt)))
    if (before >= QUESTS_MAX) throw new Problem('tooManyQuests')
    const questId = newId()
    await ctx.db.insert(quests).values({ id: questId, issuerId, createdAt: ctx.now(), ...row })
    await ctx.db.insert(questPlaces).values({ questId, started: 0, taken: 0, places: row.limit })
    await writeSteps(ctx, questId, steps)
    await recordEvent(ctx, { action: 'quest.created', subjectId: questId, detail: { steps: steps.length } })
    await notifyWallets(ctx, { issuerId }, { kind: 'quest', subjectId: questId })
    return { questId }
  })
}
