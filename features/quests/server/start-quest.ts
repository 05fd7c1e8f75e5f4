import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { lockPeople } from '#features/challenges/server/lock-people.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../entries/contract.ts'
import { memberQuest } from '../entries/server/member-quest.ts'
import { acceptedAt, hashOfTerms, startEntry } from '../entries/server/start-entry.ts'
import { entryState, questState } from '../quest-rules.ts'
import { type Entry, entriesOf, entryKey, ofEntry, placesLeft, placesOf, type QuestRow } from './queries.ts'
import { settle } from './settle.ts'
import { questEntries } from './tables.ts'

type Start = typeof contract.startQuest

/**
 * Begins a quest for the holder, with its terms accepted, and finishes it where everything has been passed before. Idempotent.
 * Throws `notFound` for people who are not members, and the problems of its contract.
 */
export async function startQuest(ctx: HolderContext, asked: Input<Start>): Promise<Output<Start>> {
  assertProven(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    const found = await memberQuest(ctx, asked.questId)
    await lockOwnWallet(ctx)
    await lockPeople(ctx, found.issuerId, [holderId])
    // Read again behind the lock, by which a simultaneous press has committed.
    const quest = await memberQuest(ctx, asked.questId)
    const { id: questId, issuerId } = quest
    const entry = await entryOf(ctx, questId)
    if (entry?.doneAt) return { state: 'done' }
    await assertOpen(ctx, quest, { isStarted: entry !== undefined, termsUrl: asked.termsUrl })
    if (!entry) await startEntry(ctx, { quest, holderId }, quest.termsUrl)
    else if (entry.termsHash !== hashOfTerms(quest.termsUrl)) await acceptAgain(ctx, quest, entry)
    await settle(ctx, {
      issuerId,
      holderIds: [holderId],
      questIds: [questId],
      cause: { kind: 'again', challengeIds: [] },
    })
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'quest', subjectId: questId })
    const left = placesLeft((await placesOf(ctx, [questId])).get(questId))
    const isDone = (await entryOf(ctx, questId))?.doneAt != null
    return { state: entryState(questState(quest, ctx.now()), { isStarted: true, isDone, placesLeft: left }) }
  })
}

async function entryOf(ctx: HolderContext, questId: string) {
  const { holderId } = ctx.actor
  return (await entriesOf(ctx, [questId], [holderId])).get(entryKey({ questId, holderId }))
}

/** Terms that have another address since. */
async function acceptAgain(ctx: HolderContext, { id, issuerId, termsUrl }: QuestRow, entry: Entry): Promise<void> {
  await ctx.db.update(questEntries).set(acceptedAt(termsUrl, ctx.now())).where(ofEntry(entry))
  await recordEvent(ctx, { action: 'quest.termsAccepted', issuerId, subjectId: id })
}

type Given = { isStarted: boolean; termsUrl: string }

async function assertOpen(ctx: HolderContext, quest: QuestRow, { isStarted, termsUrl }: Given): Promise<void> {
  const state = questState(quest, ctx.now())
  if (state === 'coming') throw new Problem('questNotStarted')
  if (state === 'ended') throw new Problem('questEnded')
  if (termsUrl !== quest.termsUrl) throw new Problem('termsChanged')
  const left = placesLeft((await placesOf(ctx, [quest.id])).get(quest.id))
  if (!isStarted && left === 0) throw new Problem('placesTaken')
}
