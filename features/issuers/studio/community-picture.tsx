import type { CSSProperties } from 'react'
import { Box } from '#ui/layout/box.tsx'
import styles from './community-card.module.css'

type Props = {
  picture: string
  /** In pixels, or any length of CSS. */
  size: number | string
  /** Half of it over the banner above. */
  isOver?: boolean
}

/** The community's round picture, or the blank avatar: the outline of the logo. */
export function CommunityPicture({ picture, size, isOver }: Props) {
  const length = typeof size === 'number' ? `${size}px` : size
  return (
    <Box
      as="span"
      block
      fixed
      round="full"
      ground="plinth"
      className={styles.picture}
      style={{ '--size': length } as CSSProperties}
      data-over={isOver || undefined}
      aria-hidden
    >
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <svg viewBox="0 0 64 64" fill="none" stroke="var(--bz-edge)" strokeWidth={2} strokeDasharray="4 3" aria-hidden>
          <path d="M20 17h24a3 3 0 0 1 3 3v13c0 8-7 13-15 16-8-3-15-8-15-16V20a3 3 0 0 1 3-3Z" />
          <path d="M17 36 32 24l15 12" />
        </svg>
      )}
    </Box>
  )
}
