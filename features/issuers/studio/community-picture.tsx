import type { CSSProperties } from 'react'
import styles from './wizard-preview.module.css'

/** The community's round picture, or the blank avatar: the outline of the logo. `size` in pixels. */
export function CommunityPicture({ picture, size }: { picture: string; size: number }) {
  return (
    <span className={styles.roundel} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden>
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <svg viewBox="0 0 64 64" aria-hidden>
          <path d="M20 17h24a3 3 0 0 1 3 3v13c0 8-7 13-15 16-8-3-15-8-15-16V20a3 3 0 0 1 3-3Z" />
          <path d="M17 36 32 24l15 12" />
        </svg>
      )}
    </span>
  )
}
