import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './choices.module.css'

/** A box or dot and its words, as high as a finger is wide on phones. */
export function CheckRow({ className, ...row }: Omit<PartOf<'label', RowOwn>, 'as'>) {
  return <Row gap="s" {...row} as="label" className={className ? `${styles.check} ${className}` : styles.check} />
}
