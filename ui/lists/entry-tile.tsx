import type { ReactNode } from 'react'
import { PageLink } from '../buttons/page-link.tsx'
import { Row } from '../layout/row.tsx'
import styles from './lists.module.css'

/** Tiles that lead to other pages, side by side. */
export function EntryTiles({ children }: { children: ReactNode }) {
  return (
    <Row below="l" gap="m" align="stretch" wrap className={styles.tiles}>
      {children}
    </Row>
  )
}

type Props = {
  href: string
  /** A drawing of at most 32 pixels. */
  icon: ReactNode
  label: string
  /** Only on phones: wider screens have the page in a bar. */
  isOnPhones?: boolean
}

/** A tile that leads to a page. */
export function EntryTile({ href, icon, label, isOnPhones = false }: Props) {
  return (
    <PageLink href={href} className={styles.tile} data-phones={isOnPhones || undefined}>
      <Row as="span" align="stretch" fixed className={styles.icon} aria-hidden>
        {icon}
      </Row>
      <strong>{label}</strong>
    </PageLink>
  )
}
