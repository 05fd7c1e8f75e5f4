import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

/** The page: a sheet inset by 10 on three sides of the canvas, at most 1520 wide; the whole screen on phones. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <main className={styles.sheet} id="page" tabIndex={-1}>
      {children}
    </main>
  )
}
