import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageLink } from './page-link.tsx'

export type MenuChoice =
  | 'line'
  | {
      label: ReactNode
      icon?: ReactNode
      onSelect?: () => void
      href?: string
      /** Starts an irreversible action. */
      danger?: boolean
      disabled?: boolean
      /** A choice that is on or off. */
      checked?: boolean
      /** At the right: a count, a check, a key. */
      aside?: ReactNode
    }

/** The choices inside of a Mantine `Menu`; `'line'` separates them. */
export function MenuChoices({ choices }: { choices: MenuChoice[] }) {
  return (
    <Menu.Dropdown>
      {choices.map((choice, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: choices never move
        if (choice === 'line') return <Menu.Divider key={at} />
        if (choice.checked !== undefined) {
          return (
            <Menu.CheckboxItem
              // biome-ignore lint/suspicious/noArrayIndexKey: choices never move
              key={at}
              checked={choice.checked}
              disabled={choice.disabled}
              onChange={choice.onSelect}
            >
              {choice.label}
            </Menu.CheckboxItem>
          )
        }
        const link = choice.href === undefined ? {} : { component: PageLink, href: choice.href }
        return (
          <Menu.Item
            // biome-ignore lint/suspicious/noArrayIndexKey: choices never move
            key={at}
            {...(link as object)}
            leftSection={choice.icon}
            rightSection={choice.aside}
            disabled={choice.disabled}
            onClick={choice.onSelect}
            style={choice.danger ? { color: 'var(--bz-error-text)' } : undefined}
          >
            {choice.label}
          </Menu.Item>
        )
      })}
    </Menu.Dropdown>
  )
}
