import type { ReactNode } from 'react'
import styles from './public-card.module.css'

/** The single question or message of a public page: a card in the middle of its frame. */
export function PublicCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
