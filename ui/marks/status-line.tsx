import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import styles from './chips.module.css'
import { type Status, StatusGlyph } from './status-glyph.tsx'

type Props = Omit<PartOf<'p', RowOwn>, 'as' | 'color'> & {
  as?: 'p' | 'li' | 'div'
  status: Status
  /** Of the glyph alone. */
  color?: 'owner' | 'pending' | 'error'
  size?: number
}

/** Words beside the glyph of their status, which stands at their first line. */
export function StatusLine({ as = 'p', status, color, size, children, ...line }: Props) {
  return (
    <Row gap="s" align="start" {...line} as={as}>
      <Text as="span" tone={color} className={styles.first}>
        <StatusGlyph status={status} size={size} />
      </Text>
      <span>{children}</span>
    </Row>
  )
}
