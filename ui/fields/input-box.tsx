import type { ReactNode } from 'react'
import styles from './input-box.module.css'

type Props = { invalid?: boolean; left?: ReactNode; right?: ReactNode; mono?: boolean; children: ReactNode }

/** The box around our inputs and text areas: edge, focus halo, error colour, content at both ends. */
export function InputBox({ invalid, left, right, mono, children }: Props) {
  return (
    <span className={styles.box} data-invalid={invalid || undefined} data-mono={mono || undefined}>
      {left && <span className={styles.end}>{left}</span>}
      {children}
      {right && <span className={styles.end}>{right}</span>}
    </span>
  )
}
