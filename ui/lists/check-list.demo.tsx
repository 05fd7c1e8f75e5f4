import { useState } from 'react'
import { CheckList } from './check-list.tsx'

const WORDS = {
  'badges:read': () => 'See badges',
  'badges:revoke': () => 'Revoke badges',
  'points:read': () => 'See points',
}
type Scope = keyof typeof WORDS

/** Boxes in groups. */
export function CheckListDemo() {
  const [chosen, setChosen] = useState<Scope[]>(['badges:read'])
  return (
    <CheckList
      legend="Permissions"
      tally={({ count, total }) => `${count} of ${total}`}
      all="Everything"
      values={Object.keys(WORDS) as Scope[]}
      groups={{ badges: ['badges:read', 'badges:revoke'], quests: ['points:read'] }}
      groupTexts={{ badges: () => 'Badges', quests: () => 'Quests' }}
      choiceTexts={WORDS}
      chosen={chosen}
      onChange={setChosen}
    />
  )
}
