import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './field.module.css'

type Props = Omit<PartOf<'form', RowOwn>, 'as' | 'className'>

/** A form of one field and the buttons that act on it: level with the field, below it on phones. */
export function FieldLine(form: Props) {
  return <Row gap="s" align="start" wrap {...form} as="form" className={styles.line} noValidate />
}

/** The same within a form. */
export function FieldLineWithin(line: Omit<PartOf<'div', RowOwn>, 'as' | 'className'>) {
  return <Row gap="s" align="start" wrap {...line} className={styles.line} />
}
