import type { ReactNode } from 'react'
import styles from './page-frame.module.css'
import { PhoneBottom } from './phone-bottom.tsx'
import { Sheet } from './sheet.tsx'
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

/** The frame of the app: the canvas, the side bar and the page on its sheet; a bottom bar in its place on phones. */
export function PageFrame({ side, bottom, top, strip, children }: Props) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {strip && <div className={styles.strip}>{strip}</div>}
      <div className={styles.side}>{side}</div>
      <Sheet>
        {top && <div className={styles.top}>{top}</div>}
        {children}
      </Sheet>
      {bottom && <PhoneBottom>{bottom}</PhoneBottom>}
    </div>
  )
}
