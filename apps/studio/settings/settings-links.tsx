import type { ReactNode } from 'react'
import { SideEntry } from '#ui/frames/side-entry.tsx'
import { SideGroup } from '#ui/frames/side-group.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { shellTexts } from '../shell/texts.ts'
import { useMe } from '../shell/use-me.ts'
import type { SettingsGroup } from './settings-entries.ts'

type Props = { group: SettingsGroup; path: string; children?: ReactNode }

/** The entries of a group of the settings, in a side bar, under its heading. */
export function SettingsLinks({ group, path, children }: Props) {
  const shell = useTexts(shellTexts)
  const { issuer } = useMe()
  return (
    <SideGroup label={shell[group.word]()}>
      {group.entries.map(({ href, word, Icon, also = [] }) => (
        <SideEntry
          key={href}
          href={href}
          icon={<Icon size={20} />}
          label={shell[word]()}
          count={word === 'members' ? issuer?.membersCount : undefined}
          active={path === href || path.startsWith(`${href}/`) || also.includes(path)}
        />
      ))}
      {children}
    </SideGroup>
  )
}
