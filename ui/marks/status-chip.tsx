import type { ReactNode } from 'react'
import styles from './chips.module.css'
import { type Status, StatusGlyph } from './status-glyph.tsx'

/** A status, shown by shape, word and colour. */
export function StatusChip({ status, children }: { status: Status; children: ReactNode }) {
  return (
    <span className={styles.status} data-status={status}>
      <StatusGlyph status={status} />
      {children}
    </span>
  )
}
