import type { ReactNode } from 'react'
import { Row } from '../layout/row.tsx'
import { useFormat } from '../words/format.ts'
import styles from './progress-bar.module.css'

type Props = {
  value: number
  max: number
  /** The work in progress; shown above the bar unless `hideLabel`. */
  label: string
  hideLabel?: boolean
  /** It has ended: drawn in grey. */
  isOver?: boolean
  note?: ReactNode
}

/** A bar that fills from the left with a chevron point; shows "64 / 96". */
export function ProgressBar({ value, max, label, hideLabel, isOver, note }: Props) {
  const format = useFormat()
  const count = `${format.number(value)} / ${format.number(max)}`
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <div>
      {!hideLabel && (
        <Row gap="l" align="stretch" justify="between" className={styles.head}>
          <span>{label}</span>
          <b>{count}</b>
        </Row>
      )}
      <div
        className={styles.bar}
        data-over={isOver || undefined}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={count}
      >
        {share > 0 && <div className={styles.done} style={{ width: `${share * 100}%` }} />}
      </div>
      {note && (
        <Row above="m" gap="l" align="stretch" justify="between" type="small" tone="ink2">
          {note}
        </Row>
      )}
    </div>
  )
}
