import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import type { ReactNode } from 'react'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import styles from './icon-button.module.css'
import { LateMenu } from './late-menu.tsx'
import type { MenuChoice } from './menu-choices.tsx'

type Props = {
  choices: MenuChoice[]
  label?: string
  look?: 'quiet' | 'edge'
  size?: 30 | 36
  icon?: ReactNode
  returnFocus?: boolean
}

/** A menu behind three dots or another icon. `label` is its accessible name ("More actions" by default). */
export function MoreMenu({ choices, label, look = 'quiet', size = 36, icon, returnFocus = true }: Props) {
  const common = useTexts(words)
  return (
    <LateMenu position="bottom-end" width={220} returnFocus={returnFocus} choices={choices}>
      {(button) => (
        <button
          type="button"
          {...button}
          className={styles.button}
          data-look={look}
          data-size={size}
          aria-label={label ?? common.more()}
        >
          {icon ?? <DotsThreeIcon size={20} weight="bold" />}
        </button>
      )}
    </LateMenu>
  )
}
