import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from '../buttons/page-link.tsx'
import { classesOf } from '../layout/draw-part.ts'
import { Text } from '../layout/text.tsx'
import styles from './lists.module.css'

const FRAME = { framed: true, round: 'l', ground: 'raised', pad: 'm' } as const

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
  const classes = classesOf('row', { gap: 'm', ...(framed && FRAME) }, `${styles.entry} ${className}`.trim())
  const inside = (
    <>
      {icon}
      <Text as="span" grow breaks>
        {children}
      </Text>
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
