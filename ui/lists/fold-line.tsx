import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './lists.module.css'

/** The line that opens a `details`, with the caret that says so. */
export function FoldLine({ children, ...line }: Omit<PartOf<'summary', RowOwn>, 'as' | 'className'>) {
  return (
    <Row gap="s" {...line} as="summary" className={styles.foldLine}>
      <CaretRightIcon size={14} aria-hidden />
      {children}
    </Row>
  )
}
