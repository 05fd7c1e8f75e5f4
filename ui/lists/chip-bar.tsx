import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './lists.module.css'

type Props = Omit<PartOf<'div', RowOwn>, 'as' | 'role'> & { 'aria-label': string }

/** Chips that filter a list: on phones one line that scrolls sideways, to the edges of the page. */
export function ChipBar(bar: Props) {
  return <Row below="l" padBlock="xs" gap="s" align="stretch" wrap {...bar} role="group" className={styles.bar} />
}
