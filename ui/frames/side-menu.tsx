import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ReactNode } from 'react'
import { LateMenu } from '../buttons/late-menu.tsx'
import type { MenuChoice } from '../buttons/menu-choices.tsx'
import { Box } from '../layout/box.tsx'
import styles from './side-bar.module.css'

type Props = { picture: ReactNode; name: string; caption?: string; label: string; choices: MenuChoice[] }

/** The user menu at the foot of the side bar; opens upwards, on hover, a press, Enter or a tap. */
export function SideMenu({ picture, name, caption, label, choices }: Props) {
  return (
    <LateMenu position="top-start" width={236} onHover choices={choices}>
      {(button) => (
        <button type="button" {...button} className={styles.user} aria-label={`${label}, ${name}`}>
          <Box as="span" fixed>
            {picture}
          </Box>
          <Box as="span" grow className={styles.names}>
            <b>{name}</b>
            {caption && <span>{caption}</span>}
          </Box>
          <CaretDownIcon size={16} className={styles.caret} />
        </button>
      )}
    </LateMenu>
  )
}
