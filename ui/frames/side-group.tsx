import { type ReactNode, useId } from 'react'
import { Text } from '../layout/text.tsx'
import styles from './side-bar.module.css'

/** Entries of the side bar under one label. */
export function SideGroup({ label, children }: { label?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.group}>
      {label && (
        <Text type="caption" tone="ink3" weight={500} className={styles.label} id={id}>
          {label}
        </Text>
      )}
      <ul aria-labelledby={label ? id : undefined}>{children}</ul>
    </div>
  )
}
