import { Box } from '../layout/box.tsx'
import type { PartOf } from '../layout/draw-part.ts'
import styles from './hover-rows.module.css'

/**
 * A list under hairlines as wide as its page, whose rows answer to the pointer. A link of the class `bz-cover` is its whole row;
 * buttons marked `data-hover` show on hover and focus only.
 */
export function HoverRows(list: Omit<PartOf<'ul', object>, 'as' | 'className'>) {
  return <Box {...list} as="ul" className={styles.rows} />
}
