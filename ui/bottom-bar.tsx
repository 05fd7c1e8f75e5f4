import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'
import { PageLink } from './page-link.tsx'

export type BottomEntry = { label: string; icon: ReactNode; active?: boolean; href?: string; onSelect?: () => void }

/** The phone's bar of at most five entries; the active icon stands on a pennon. */
export function BottomBar({ label, entries }: { label: string; entries: BottomEntry[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {entries.map((entry) => {
        const inside = (
          <>
            <span className={styles.icon}>{entry.icon}</span>
            <span>{entry.label}</span>
          </>
        )
        return entry.href === undefined ? (
          <button key={entry.label} type="button" className={styles.entry} onClick={entry.onSelect}>
            {inside}
          </button>
        ) : (
          <PageLink
            key={entry.label}
            href={entry.href}
            className={styles.entry}
            aria-current={entry.active ? 'page' : undefined}
            onClick={entry.onSelect}
          >
            {inside}
          </PageLink>
        )
      })}
    </nav>
  )
}
