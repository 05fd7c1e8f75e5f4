import type { ReactNode } from 'react'
import { StatusGlyph } from '../marks/status-glyph.tsx'
import styles from './field.module.css'

/** An error outside of a field, in the style of field errors: the lozenge and a sentence, announced at once. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="alert">
      <StatusGlyph status="notDelivered" size={16} />
      <span>{children}</span>
    </p>
  )
}
