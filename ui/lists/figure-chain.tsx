import type { ReactNode } from 'react'
import { useFormat } from '../words/format.ts'
import styles from './figure-chain.module.css'

export type ChainFigure = {
  key: string
  label: string
  value: number
  /** One line below: what it is a part of. */
  note?: ReactNode
  /** Its part of the first figure in percent, for the bars of phones. */
  share?: number | undefined
  /** Where a press leads: to its definition. */
  onPress: () => void
}

/** Figures of which each is a part of the one before, with chevrons between them; on phones a list with bars. */
export function FigureChain({ label, figures }: { label: string; figures: ChainFigure[] }) {
  const format = useFormat()
  return (
    <ol className={styles.chain} aria-label={label}>
      {figures.map(({ key, label, value, note, share, onPress }) => (
        <li key={key} className={styles.step}>
          <button type="button" className={styles.figure} onClick={onPress}>
            <span className={styles.value}>{format.number(value)}</span>
            <span className={styles.label}>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
          </button>
          {share !== undefined && (
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ width: `${share}%` }} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
