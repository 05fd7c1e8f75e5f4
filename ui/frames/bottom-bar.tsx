import type { ReactNode } from 'react'
import { PageLink } from '../buttons/page-link.tsx'
import { NewCount } from '../marks/new-marks.tsx'
import styles from './bottom-bar.module.css'

/** A number on the icon, and how it is read aloud. */
type Count = { value: number; label: string }
export type BottomEntry = {
  label: string
  icon: ReactNode
  active?: boolean
  href?: string
  onSelect?: () => void
  count?: Count
  /** The name of the entry in a tour. */
  tour?: string
}

/** The phone's bar of at most five entries; the active icon is on a pennon. */
export function BottomBar({ label, entries }: { label: string; entries: BottomEntry[] }) {
  return (
    <nav className={styles.bar} data-tour="kinds" aria-label={label}>
      {entries.map((entry) => {
        const inside = (
          <>
            <span className={styles.icon}>
              {entry.icon}
              {entry.count && (
                <NewCount atCorner aria-hidden>
                  {entry.count.value}
                </NewCount>
              )}
            </span>
            <span>
              {entry.label}
              {entry.count && <span className="bz-hidden"> {entry.count.label}</span>}
            </span>
          </>
        )
        return entry.href === undefined ? (
          <button
            key={entry.label}
            type="button"
            className={styles.entry}
            data-tour={entry.tour}
            onClick={entry.onSelect}
          >
            {inside}
          </button>
        ) : (
          <PageLink
            key={entry.label}
            href={entry.href}
            className={styles.entry}
            data-tour={entry.tour}
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
