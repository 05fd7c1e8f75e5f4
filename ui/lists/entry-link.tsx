import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from '../buttons/page-link.tsx'
import styles from './lists.module.css'

type Props = {
  icon?: ReactNode
  children: ReactNode
  /** In a frame of its own, rather than a row of a list. */
  framed?: boolean
} & (
  | (ComponentProps<'a'> & { href: string; leads?: undefined })
  | (ComponentProps<'button'> & {
      href?: undefined
      /** To something that it opens: it has the caret, too. */
      leads?: boolean
    })
)

/** A row that leads to a page, with the caret that says so; without an address, a row that does something. */
export function EntryLink({ icon, children, framed, leads, className = '', ...entry }: Props) {
  const classes = `kit-box kit-row kit-gap-m ${framed ? 'kit-framed kit-round-l kit-ground-raised kit-pad-m ' : ''}${styles.entry} ${className}`
  const inside = (
    <>
      {icon}
      <span className="kit-grow kit-breaks">{children}</span>
      {(entry.href !== undefined || leads) && <CaretRightIcon size={16} aria-hidden className={styles.caret} />}
    </>
  )
  if (entry.href === undefined)
    return (
      <button {...entry} type="button" className={`bz-plain ${classes}`} data-framed={framed || undefined}>
        {inside}
      </button>
    )
  return (
    <PageLink {...entry} className={classes} data-framed={framed || undefined}>
      {inside}
    </PageLink>
  )
}
