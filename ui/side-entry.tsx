import type { ReactNode } from 'react'
import { useFormat } from './format.ts'
import { PageLink } from './page-link.tsx'
import styles from './side-bar.module.css'

type Props = {
  href: string
  icon: ReactNode
  label: string
  count?: number
  active?: boolean
  /** `IconButton`s of 24 that take the place of the count on hover and focus. */
  shortcuts?: ReactNode
}

/** An entry of the side bar; the active one ends in a pennon. */
export function SideEntry({ href, icon, label, count, active, shortcuts }: Props) {
  const format = useFormat()
  return (
    <li className={styles.entry} data-active={active || undefined} data-has-shortcuts={shortcuts ? true : undefined}>
      <PageLink href={href} className={styles.link} aria-current={active ? 'page' : undefined} title={label}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.name}>{label}</span>
        {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
      </PageLink>
      {shortcuts && <span className={styles.shortcuts}>{shortcuts}</span>}
    </li>
  )
}
