import type { ComponentProps } from 'react'
import styles from './chips.module.css'

type Props = ComponentProps<'span'> & {
  /** At the corner of what it counts, which is positioned. */
  atCorner?: boolean
}

/** How many there are that were not seen. */
export function NewCount({ atCorner, ...count }: Props) {
  return <span {...count} className={styles.new} data-corner={atCorner || undefined} />
}

/** A dot beside what was not seen; `label` says so to screen readers. */
export function NewDot({ label }: { label: string }) {
  return (
    <span className={styles.dot}>
      <span className="bz-hidden">{label}</span>
    </span>
  )
}
