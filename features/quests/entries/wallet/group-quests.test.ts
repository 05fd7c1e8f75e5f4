import { expect, test } from 'vitest'
import type { ListedQuest } from '../contract.ts'
import { communitiesOf, groupQuests } from './group-quests.ts'
import type { Quests } from './use-quests.ts'

const listed = (questId: string, issuerId: string, state: ListedQuest['state']) =>
  ({ questId, issuerId, community: `Club ${issuerId}`, state }) as ListedQuest
const data = {
  quests: [
    listed('open', 'b', 'open'),
    listed('begun', 'a', 'started'),
    listed('later', 'a', 'coming'),
    listed('won', 'a', 'done'),
    listed('full', 'b', 'full'),
  ],
  challenges: [{ issuerId: 'b', community: 'Club b', challenge: { challengeId: 'c' } }],
} as Quests
const ids = (quests: ListedQuest[]) => quests.map(({ questId }) => questId)

test('what was begun comes first, then what is open; won and full ones are over', () => {
  const { open, coming, over, alone } = groupQuests(data, undefined)
  expect([ids(open), ids(coming), ids(over), alone.length]).toEqual([['begun', 'open'], ['later'], ['won', 'full'], 1])
})

test('one community shows its own alone', () => {
  const { open, alone } = groupQuests(data, 'a')
  expect([ids(open), alone]).toEqual([['begun'], []])
  expect(communitiesOf(data)).toEqual([
    { issuerId: 'a', name: 'Club a' },
    { issuerId: 'b', name: 'Club b' },
  ])
})
