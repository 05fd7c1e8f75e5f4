import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

/** The place of the `BottomBar`: the lower edge of the window on phones; nothing elsewhere. */
export function PhoneBottom({ children }: { children: ReactNode }) {
  return <div className={styles.bottom}>{children}</div>
}
