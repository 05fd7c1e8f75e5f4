import type { NotNow } from '#features/challenges/hooks.ts'
import type { Context } from '#platform/context.ts'
import { hashOfTerms } from '../entries/server/start-entry.ts'
import { isTooEarly, questState } from '../quest-rules.ts'
import { entriesOf, entryKey, findQuest, passesOf, progressIn, type QuestRow, stepsOfQuests } from './queries.ts'
import { questsNaming } from './settle.ts'

type Asked = { issuerId: string; holderId: string; challengeId: string; questId: string }

/**
 * Why a challenge cannot be passed now: through a quest that is over or to come, whose terms are not accepted, or in which an
 * earlier step comes first. Without a quest, it can be passed where any of those that name it allows it.
 */
export async function refusesChallenge(ctx: Context, asked: Asked): Promise<NotNow | undefined> {
  const { issuerId, challengeId } = asked
  const naming = (await questsNaming(ctx, [challengeId])).get(challengeId) ?? []
  if (asked.questId === '' && naming.length === 0) return undefined
  if (asked.questId !== '' && !naming.includes(asked.questId)) return 'challengeEnded'
  const questIds = asked.questId === '' ? naming : [asked.questId]
  let first: NotNow | undefined
  for (const id of questIds) {
    const quest = await findQuest(ctx, issuerId, id)
    const why = quest ? await refusesIn(ctx, quest, asked) : 'challengeEnded'
    if (!why) return undefined
    first ??= why
  }
  return first
}

async function refusesIn(ctx: Context, quest: QuestRow, { holderId, challengeId }: Asked): Promise<NotNow | undefined> {
  if (questState(quest, ctx.now()) !== 'running') return 'notNow'
  if (quest.termsUrl !== '') {
    const entry = (await entriesOf(ctx, [quest.id], [holderId])).get(entryKey({ questId: quest.id, holderId }))
    if (entry?.termsHash !== hashOfTerms(quest.termsUrl)) return 'notNow'
  }
  if (!quest.isOrdered) return undefined
  const steps = (await stepsOfQuests(ctx, [quest.id])).get(quest.id) ?? []
  const passes = await passesOf(
    ctx,
    [holderId],
    steps.map((step) => step.challengeId),
  )
  const progress = progressIn(quest, steps, passes.get(holderId) ?? [])
  return isTooEarly(steps, challengeId, progress) ? 'stepTooEarly' : undefined
}

/** The quests that name each of some challenges, by challenge. */
export function namingQuests(ctx: Context, challengeIds: string[]): Promise<Map<string, string[]>> {
  return questsNaming(ctx, challengeIds)
}
