import type { ComponentProps } from 'react'
import styles from './chips.module.css'

/** At the corner of what it counts, which is positioned. */
type Place = { atCorner?: boolean }

/** How many there are that were not seen. */
export function NewCount({ atCorner, ...count }: Place & Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...count} className={styles.new} data-corner={atCorner || undefined} />
}

/** A dot beside what was not seen; `label` says so to screen readers where no other words do. */
export function NewDot({ atCorner, label }: Place & { label?: string }) {
  return (
    <span className={styles.dot} data-corner={atCorner || undefined}>
      {label && <span className="bz-hidden">{label}</span>}
    </span>
  )
}
