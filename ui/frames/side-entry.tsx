import { type ReactNode, useRef } from 'react'
import { PageLink } from '../buttons/page-link.tsx'
import { Text } from '../layout/text.tsx'
import { useFormat } from '../words/format.ts'
import styles from './side-bar.module.css'

type Props = {
  /** Where it leads; without it, `onSelect` acts. */
  href?: string
  onSelect?: () => void
  icon: ReactNode
  label: string
  count?: number
  active?: boolean
  /** `IconButton`s of 24 that replace the count on hover and focus; beside the bar where it shows icons only. */
  shortcuts?: ReactNode
}

/** An entry of the side bar; the active one ends in a pennon. */
export function SideEntry({ href, onSelect, icon, label, count, active, shortcuts }: Props) {
  const format = useFormat()
  const entry = useRef<HTMLLIElement>(null)
  // The bar scrolls and would clip the panel beside it, so the panel is fixed to the window at the height of its entry.
  const place = () => entry.current?.style.setProperty('--entry-top', `${entry.current.getBoundingClientRect().top}px`)
  const inside = (
    <>
      <span className={styles.icon}>{icon}</span>
      <Text as="span" grow brief className={styles.name}>
        {label}
      </Text>
      {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
    </>
  )
  return (
    <li
      ref={entry}
      className={styles.entry}
      onPointerEnter={place}
      onFocus={place}
      data-active={active || undefined}
      data-has-shortcuts={shortcuts ? true : undefined}
    >
      {href === undefined ? (
        <button type="button" className={styles.link} title={label} onClick={onSelect}>
          {inside}
        </button>
      ) : (
        <PageLink href={href} className={styles.link} aria-current={active ? 'page' : undefined} title={label}>
          {inside}
        </PageLink>
      )}
      {shortcuts && (
        <span className={styles.shortcuts} data-label={label}>
          {shortcuts}
        </span>
      )}
    </li>
  )
}
