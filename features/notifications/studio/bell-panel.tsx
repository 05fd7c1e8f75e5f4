import { Popover } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Anchor } from '#ui/buttons/anchor.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
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

/** The notifications beside the bell; loaded at the first hover or focus of the bell. */
export function BellPanel({ to, isOpen, isEmpty, position, onChange }: Props) {
  const bellTexts = useTexts(bellWords)
  // Only a panel that opens after mounting remembers the former focus.
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  const opened = isOpen && isMounted
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
        <Text as="h2" type="heading" below="s" padInline="s">
          {bellTexts.bell()}
        </Text>
        {isEmpty && (
          <Text below="xs" padInline="s" tone="ink2">
            {bellTexts.none()}
          </Text>
        )}
        <BellNotices before={0} onFollow={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
