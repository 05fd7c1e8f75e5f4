import { useState } from 'react'
import { CheckList } from './check-list.tsx'

const SCOPES = ['badges:read', 'badges:send', 'members:read'] as const
type Demo = (typeof SCOPES)[number]

/** Boxes in two groups, before any is chosen. */
export function CheckListDemo() {
  const [chosen, setChosen] = useState<Demo[]>([])
  return (
    <CheckList
      legend="Permissions"
      tally={({ count, total }) => `${count} of ${total}`}
      all="All permissions"
      values={SCOPES}
      groups={{ badges: ['badges:read', 'badges:send'], members: ['members:read'] }}
      groupTexts={{ badges: () => 'Badges', members: () => 'Members' }}
      choiceTexts={{
        'badges:read': () => 'Read badges',
        'badges:send': () => 'Send badges',
        'members:read': () => 'Read members',
      }}
      chosen={chosen}
      onChange={setChosen}
      error={chosen.length === 0 ? 'Choose at least one.' : undefined}
    />
  )
}
