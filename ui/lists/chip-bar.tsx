import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './lists.module.css'

type Props = Omit<PartOf<'div', RowOwn>, 'as' | 'className' | 'role'> & {
  'aria-label': string
  /** In a row with other tools of the list, below them on phones. Beside a panel what has no room scrolls sideways. */
  beside?: boolean
}

/** Chips that filter a list: on phones one line that scrolls sideways, to the edges of the page. */
export function ChipBar({ beside, ...bar }: Props) {
  return (
    <Row
      below={beside ? undefined : 'l'}
      padBlock={beside ? undefined : 'xs'}
      gap="s"
      align="stretch"
      wrap
      {...bar}
      role="group"
      className={styles.bar}
      data-beside={beside || undefined}
    />
  )
}
