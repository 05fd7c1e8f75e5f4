import type { ReactNode } from 'react'
import { texts } from '#base/text.ts'
import { useTexts } from './language.tsx'
import styles from './page-frame.module.css'
import { Sheet } from './sheet.tsx'

type Props = {
  /** The side bar (`SideBar`); 252 wide, 64 up to 1024, none on phones. */
  side: ReactNode
  /** The phone's `BottomBar`. */
  bottom?: ReactNode
  /** The phone's line above the page: issuer, search, notices. */
  top?: ReactNode
  children: ReactNode
}

/** The frame of the app: the canvas, the side bar and the page on its sheet; a bottom bar in its place on phones. */
export function PageFrame({ side, bottom, top, children }: Props) {
  const say = useTexts(sentences)
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#page">
        {say.skip()}
      </a>
      <div className={styles.side}>{side}</div>
      <Sheet>
        {top && <div className={styles.top}>{top}</div>}
        {children}
      </Sheet>
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  )
}

const sentences = texts({ skip: { en: 'Skip to content', fr: 'Aller au contenu' } })
