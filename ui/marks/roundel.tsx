import type { CSSProperties } from 'react'
import styles from './marks.module.css'

type Props = {
  name: string
  picture?: string | undefined
  /** In pixels. */
  size?: number
  /** In a row of a table: 40 on phones, where rows are higher. */
  isInRow?: boolean
  /** Of somebody who steps back, as until an invitation is accepted. */
  isDimmed?: boolean
  /** Of a community: one initial, on white. */
  isCommunity?: boolean
}

/** A person: their picture, or their initials on a neutral roundel; ruled without a name. Or a community. */
export function Roundel({ name, picture, size = 32, isInRow, isDimmed, isCommunity }: Props) {
  const isNameless = !picture && !isCommunity && name.trim() === ''
  const letters = isCommunity ? [...name.trim()][0] : initials(name)
  return (
    <span
      className={styles.roundel}
      style={{ '--size': `${size}px` } as CSSProperties}
      data-ruled={isNameless || undefined}
      data-in-row={isInRow || undefined}
      data-dimmed={isDimmed || undefined}
      data-community={isCommunity || undefined}
      aria-hidden
    >
      {picture ? <img src={picture} alt="" width={size} height={size} /> : letters}
    </span>
  )
}

/** Up to two initials of a name: its first and last word. */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean)
  const ends = all.length > 1 ? [all[0], all.at(-1)] : all
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
