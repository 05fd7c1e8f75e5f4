import type { ReactNode } from 'react'
import styles from './phone-bottom.module.css'

/** Where a phone has its `BottomBar`: at the lower edge of the window; nothing elsewhere. */
export function PhoneBottom({ children }: { children: ReactNode }) {
  return <div className={styles.bottom}>{children}</div>
}
