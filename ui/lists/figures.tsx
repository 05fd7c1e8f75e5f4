import type { ReactNode } from 'react'
import type { PartOf, RowOwn } from '../layout/draw-part.ts'
import { Row } from '../layout/row.tsx'
import styles from './facts.module.css'

type FiguresProps = Omit<PartOf<'dl', RowOwn>, 'as'> & {
  /** Over the whole width, with lines between them. */
  split?: boolean
}

/** Large numbers beside each other, each above its label. */
export function Figures({ split, className, ...list }: FiguresProps) {
  return (
    <Row
      gap={split ? undefined : 'xxxl'}
      {...list}
      as="dl"
      align="stretch"
      className={className ? `${styles.figures} ${className}` : styles.figures}
      data-split={split || undefined}
    />
  )
}

/** A number with its label, in `Figures`. */
export function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="bz-figure">{children}</dd>
    </div>
  )
}
