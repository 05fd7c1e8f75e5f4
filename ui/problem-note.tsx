import type { ReactNode } from 'react'
import styles from './field.module.css'
import { StatusGlyph } from './status-glyph.tsx'

/** What went wrong with something that is no field, as fields say it: the lozenge and a sentence, read out at once. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="alert">
      <StatusGlyph status="notDelivered" size={16} />
      <span>{children}</span>
    </p>
  )
}
