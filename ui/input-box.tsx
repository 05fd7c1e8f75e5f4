import type { ReactNode } from 'react'
import styles from './input-box.module.css'

type Props = { invalid?: boolean; left?: ReactNode; right?: ReactNode; mono?: boolean; children: ReactNode }

/** The box around an input or text area of ours: edge, focus halo, error colour, what stands at its ends. */
export function InputBox({ invalid, left, right, mono, children }: Props) {
  return (
    <span className={styles.box} data-invalid={invalid || undefined} data-mono={mono || undefined}>
      {left && <span className={styles.end}>{left}</span>}
      {children}
      {right && <span className={styles.end}>{right}</span>}
    </span>
  )
}
