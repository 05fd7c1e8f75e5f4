import type { ReactNode } from 'react'
import { Text } from '../layout/text.tsx'
import { useFormat } from '../words/format.ts'
import styles from './chips.module.css'

type Props = { selected: boolean; onSelect: () => void; count?: number; children: ReactNode }

/** One choice of a filter with its number of results; pressed while selected. */
export function FilterChip({ selected, onSelect, count, children }: Props) {
  const format = useFormat()
  return (
    <button type="button" className={styles.filter} aria-pressed={selected} onClick={onSelect}>
      {children}
      {count !== undefined && (
        <Text as="span" weight={400}>
          {format.number(count)}
        </Text>
      )}
    </button>
  )
}
