import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './button.module.css'

/** Buttons beside each other; on phones below each other, over the whole width. */
export function ButtonRow({ className, ...row }: Omit<PartOf<'div', RowOwn>, 'as'>) {
  return <Row gap="s" align="stretch" wrap {...row} className={className ? `${styles.row} ${className}` : styles.row} />
}
