import { Popover } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/language.tsx'
import { bellWords } from '../texts.ts'
import styles from './bell.module.css'
import { BellNotices } from './bell-notices.tsx'

type Props = {
  to: HTMLElement | null
  isOpen: boolean
  isEmpty: boolean
  position: 'right-start' | 'bottom-end'
  onChange: (opens: boolean) => void
}

/** The notices beside the bell; loaded when somebody first points at it. */
export function BellPanel({ to, isOpen, isEmpty, position, onChange }: Props) {
  const bellTexts = useTexts(bellWords)
  // Only a panel that opens after it stands remembers what had the focus.
  const [stands, setStands] = useState(false)
  useEffect(() => setStands(true), [])
  const opened = isOpen && stands
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position={position}
      width={344}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Anchor to={to} />
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} role="dialog" aria-label={bellTexts.bell()} tabIndex={-1}>
        <h2>{bellTexts.bell()}</h2>
        {isEmpty && <p className={styles.none}>{bellTexts.none()}</p>}
        <BellNotices before={0} onFollow={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
