import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { type ReactNode, useId, useState } from 'react'
import { Text } from '../layout/text.tsx'
import styles from './side-bar.module.css'

type Props = {
  icon: ReactNode
  label: string
  /** Unfolded from the start: one of its entries is the current page. */
  startsOpen?: boolean
  /** `SideEntry`s. */
  children: ReactNode
}

/** An entry of the side bar that unfolds others beneath it. */
export function SideFold({ icon, label, startsOpen = false, children }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.icon}>{icon}</span>
        <Text as="span" grow brief className={styles.name}>
          {label}
        </Text>
        <CaretDownIcon className={styles.caret} size={14} data-open={isOpen || undefined} />
      </button>
      <ul className={styles.folded} id={id} hidden={!isOpen} aria-label={label}>
        {children}
      </ul>
    </li>
  )
}
