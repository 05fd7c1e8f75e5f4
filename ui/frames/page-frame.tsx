import type { ReactNode } from 'react'
import styles from './page-frame.module.css'
import { PhoneBottom } from './phone-bottom.tsx'
import { SkipLink } from './skip-link.tsx'

type Props = {
  /** The side bar (`SideBar`); 252 wide, 64 up to 1024, none on phones. */
  side: ReactNode
  /** The phone's `BottomBar`. */
  bottom?: ReactNode
  /** The phone's line above the page: issuer, search, notices. */
  top?: ReactNode
  /** A line above everything that stays in view; only mounted where there is one. */
  strip?: ReactNode
  children: ReactNode
}

/**
 * The frame of the app: the canvas, the side bar and the page on its sheet; a bottom bar in its place on phones. The sheet is
 * inset by 10 on three sides of the canvas and at most 1520 wide; the whole screen on phones.
 */
export function PageFrame({ side, bottom, top, strip, children }: Props) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {strip && <div className={styles.strip}>{strip}</div>}
      <div className={styles.side}>{side}</div>
      <main className={styles.sheet} id="page" tabIndex={-1}>
        {top && <div className={styles.top}>{top}</div>}
        {children}
      </main>
      {bottom && <PhoneBottom>{bottom}</PhoneBottom>}
    </div>
  )
}
