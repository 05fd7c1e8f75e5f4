import type { ReactNode } from 'react'
import { Box } from '../layout/box.tsx'
import styles from './public-frame.module.css'

/** The single question or message of a public page: a card in the middle of its frame. */
export function PublicCard({ children }: { children: ReactNode }) {
  return (
    <Box pad="xxxl" round="xl" ground="sheet" className={styles.card}>
      {children}
    </Box>
  )
}
