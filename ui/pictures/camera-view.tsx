import type { ReactNode, RefObject } from 'react'
import styles from './camera-view.module.css'

type Props = {
  video: RefObject<HTMLVideoElement | null>
  label: string
  /** Draws the corners between which a code is held. */
  isLooking: boolean
  /** Lower where the window is narrow, so that what is below it is seen too. */
  isLow?: boolean
  /** Over it, until it looks. */
  children?: ReactNode
}

/** What the camera sees. */
export function CameraView({ video, label, isLooking, isLow, children }: Props) {
  return (
    <div className={styles.view} data-looking={isLooking || undefined} data-low={isLow || undefined}>
      <video ref={video} playsInline muted aria-label={label} />
      {children}
    </div>
  )
}
