import type { ReactNode } from 'react'
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
        <div className={styles.head}>
          <span>{label}</span>
          <b>{count}</b>
        </div>
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
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
