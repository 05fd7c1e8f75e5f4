import type { ReactNode } from 'react'
import styles from './public-card.module.css'

/** The one thing that a public page asks or says: a card in the middle of its frame. */
export function PublicCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
