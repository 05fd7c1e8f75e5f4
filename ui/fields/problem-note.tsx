import type { ReactNode } from 'react'
import { Row } from '../layout/row.tsx'
import { StatusGlyph } from '../marks/status-glyph.tsx'
import styles from './field.module.css'

/** An error outside of a field, in the style of field errors: the lozenge and a sentence, announced at once. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <Row as="p" gap="s" align="stretch" tone="error" className={styles.note} role="alert">
      <StatusGlyph status="notDelivered" size={16} />
      <span>{children}</span>
    </Row>
  )
}
