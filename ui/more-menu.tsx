import { Menu } from '@mantine/core'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import type { ReactNode } from 'react'
import styles from './icon-button.module.css'
import { useTexts } from './language.tsx'
import { type MenuChoice, MenuChoices } from './menu-choices.tsx'
import { words } from './texts.ts'

type Props = {
  choices: MenuChoice[]
  label?: string
  look?: 'quiet' | 'edge'
  size?: 30 | 36
  icon?: ReactNode
  returnFocus?: boolean
}

/** The three dots, or another icon, and what is behind them. `label` says more of what ("More actions" otherwise). */
export function MoreMenu({ choices, label, look = 'quiet', size = 36, icon, returnFocus = true }: Props) {
  const t = useTexts(words)
  return (
    <Menu position="bottom-end" width={220} returnFocus={returnFocus}>
      <Menu.Target>
        <button
          type="button"
          className={styles.button}
          data-look={look}
          data-size={size}
          aria-label={label ?? t.more()}
        >
          {icon ?? <DotsThreeIcon size={20} weight="bold" />}
        </button>
      </Menu.Target>
      <MenuChoices choices={choices} />
    </Menu>
  )
}
