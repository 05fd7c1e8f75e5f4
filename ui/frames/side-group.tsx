import { type ReactNode, useId } from 'react'
import styles from './side-bar.module.css'

/** Entries of the side bar under one label. */
export function SideGroup({ label, children }: { label?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.group}>
      {label && (
        <p className={styles.label} id={id}>
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? id : undefined}>{children}</ul>
    </div>
  )
}
