import type { ReactNode } from 'react'
import { Row } from '../layout/row.tsx'
import styles from './chips.module.css'

type Props = { state: 'good' | 'bad' | 'waiting'; children: ReactNode }

/** What another server responded with, as a code in the colour of its outcome: 200, 500, waiting. */
export function CodeChip({ state, children }: Props) {
  return (
    <Row as="span" round="s" ground="pending" inline tone="pending" nowrap className={styles.chip} data-state={state}>
      {children}
    </Row>
  )
}
