import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './chips.module.css'
import { type Status, StatusGlyph } from './status-glyph.tsx'

export type StatusLineProps = Omit<PartOf<'p', RowOwn>, 'as'> & {
  as?: 'p' | 'li' | 'div' | 'span'
  status: Status
  /** Of the glyph alone. */
  glyphTone?: 'owner' | 'pending' | 'error'
  size?: number
}

/** Words beside the glyph of their status, which stands at their first line. */
export function StatusLine({ as = 'p', status, glyphTone, size, children, ...line }: StatusLineProps) {
  return (
    <Row gap="s" align="start" {...line} as={as}>
      <span className={styles.first}>
        <StatusGlyph status={status} size={size} tone={glyphTone} />
      </span>
      <span>{children}</span>
    </Row>
  )
}
