import type { ReactNode } from 'react'
import { Row } from '../layout/row.tsx'
import styles from './screen-stage.module.css'

type Props = {
  /** For a picture alone at the top of a screen: the field begins higher, and reaches the edges of a phone. */
  wide?: boolean
  children: ReactNode
}

/** What a wallet's screen is about, on a field whose upper edge is the chevron of the mark. */
export function ScreenStage({ wide = false, children }: Props) {
  const place = wide ? ({ padBlock: 'xl' } as const) : ({ above: 'l', below: 'l', padBlock: 'l' } as const)
  return (
    <Row {...place} justify="center" className={styles.stage} data-wide={wide || undefined}>
      {children}
    </Row>
  )
}
