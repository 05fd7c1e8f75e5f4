import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './field.module.css'

type Line<T extends 'form' | 'div'> = Omit<PartOf<T, RowOwn>, 'as' | 'className'>
type Props = ({ as?: 'form' } & Line<'form'>) | ({ as: 'div' } & Line<'div'>)

const ROW = { gap: 's', align: 'start', wrap: true, className: styles.line } as const

/** A form of one field and the buttons that act on it, or a line of a form: level with the field, below it on phones. */
export function FieldLine(line: Props) {
  return line.as === 'div' ? <Row {...ROW} {...line} /> : <Row {...ROW} noValidate {...line} as="form" />
}
