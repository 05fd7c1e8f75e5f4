import type { PassesChange } from '#features/challenges/hooks.ts'
import type { Context } from '#platform/context.ts'
import { type Finished, questsNaming, settle } from './settle.ts'

/** Starts, finishes or takes back quests in the transaction in which challenges are passed or passes end. */
export async function followPasses(ctx: Context, { issuerId, kind, passes }: PassesChange): Promise<Finished[]> {
  const finished: Finished[] = []
  // People who changed the same challenges are decided together.
  const alike = Map.groupBy(ofPeople(passes), ([, challengeIds]) => challengeIds.join(' '))
  for (const people of alike.values()) {
    const challengeIds = people[0]?.[1] ?? []
    const named = await questsNaming(ctx, challengeIds, kind === 'ended')
    const questIds = [...new Set([...named.values()].flat())]
    const holderIds = people.map(([holderId]) => holderId)
    finished.push(...(await settle(ctx, { issuerId, holderIds, questIds, cause: { kind, challengeIds } })))
  }
  return finished
}

function ofPeople(passes: PassesChange['passes']): [string, string[]][] {
  const byPerson = Map.groupBy(passes, ({ holderId }) => holderId)
  return [...byPerson].map(([holderId, own]) => [holderId, [...new Set(own.map((pass) => pass.challengeId))].sort()])
}
