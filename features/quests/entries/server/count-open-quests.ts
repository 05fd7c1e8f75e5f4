import type { Context } from '#platform/context.ts'
import { entryState, questState } from '../../quest-rules.ts'
import { entriesOf, entryKey, placesLeft, placesOf } from '../../server/queries.ts'
import { questsOfIssuers } from './wallet-quests.ts'

/** How many quests of each of some communities a holder can do now, by community. */
export async function countOpenQuests(
  ctx: Context,
  { holderId, issuerIds }: { holderId: string; issuerIds: string[] },
) {
  const running = (await questsOfIssuers(ctx, issuerIds)).filter((quest) => questState(quest, ctx.now()) === 'running')
  const ids = running.map(({ id }) => id)
  const entries = await entriesOf(ctx, ids, [holderId])
  const places = await placesOf(ctx, ids)
  const open = running.filter(({ id: questId }) => {
    const entry = entries.get(entryKey({ questId, holderId }))
    const own = {
      isStarted: entry !== undefined,
      isDone: entry?.doneAt != null,
      placesLeft: placesLeft(places.get(questId)),
    }
    return ['open', 'started'].includes(entryState('running', own))
  })
  const byIssuer = Map.groupBy(open, ({ issuerId }) => issuerId)
  return new Map([...byIssuer].map(([id, own]) => [id, { openQuests: own.length }]))
}
