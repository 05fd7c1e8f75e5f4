import type { ReactNode } from 'react'
import styles from './marks.module.css'

type Props = {
  /** Whether it has just been won or kept: it arrives when it is shown, or when this becomes true. */
  isNew: boolean
  children: ReactNode
}

/** What somebody was just given, arriving from below; without motion, and when it is not new, it is simply there. */
export function Arrival({ isNew, children }: Props) {
  return (
    <div className={styles.arrival} data-new={isNew || undefined}>
      {children}
    </div>
  )
}
