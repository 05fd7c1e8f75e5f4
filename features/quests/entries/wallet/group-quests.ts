import type { ListedQuest } from '../contract.ts'
import type { Quests } from './use-quests.ts'

export type Grouped = { open: ListedQuest[]; coming: ListedQuest[]; over: ListedQuest[]; alone: Quests['challenges'] }

/** What can be done now, what is to come and what is over, of all communities or of one. */
export function groupQuests({ quests, challenges }: Quests, issuerId: string | undefined): Grouped {
  const isOf = (one: { issuerId: string }) => issuerId === undefined || one.issuerId === issuerId
  const own = quests.filter(isOf)
  const isOpen = ({ state }: ListedQuest) => state === 'open' || state === 'started'
  return {
    // Those that were begun come first.
    open: own.filter(isOpen).sort((a, b) => Number(b.state === 'started') - Number(a.state === 'started')),
    coming: own.filter(({ state }) => state === 'coming'),
    over: own.filter((quest) => !isOpen(quest) && quest.state !== 'coming'),
    alone: challenges.filter(isOf),
  }
}

/** The communities that have quests or challenges, by name. */
export function communitiesOf({ quests, challenges }: Quests): { issuerId: string; name: string }[] {
  const names = new Map([...quests, ...challenges].map(({ issuerId, community }) => [issuerId, community]))
  return [...names].map(([issuerId, name]) => ({ issuerId, name })).sort((a, b) => a.name.localeCompare(b.name))
}
