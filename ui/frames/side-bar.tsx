import type { ReactNode } from 'react'
import styles from './side-bar.module.css'

type Props = {
  /** Accessible name of the bar. */
  label: string
  /** Wordmark and notices. */
  head?: ReactNode
  /** The user menu (`SideMenu`). */
  foot?: ReactNode
  children: ReactNode
}

/** The side bar: head, groups of entries, user menu. Icons only between 640 and 1024. */
export function SideBar({ label, head, foot, children }: Props) {
  return (
    <div className={styles.bar}>
      {head && <header className={styles.head}>{head}</header>}
      <nav className={styles.groups} data-tour="kinds shortcuts" aria-label={label}>
        {children}
      </nav>
      {foot && (
        <div className={styles.foot} data-tour="you">
          {foot}
        </div>
      )}
    </div>
  )
}
