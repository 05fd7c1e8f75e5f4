import { useCamera } from '#ui/browser/use-camera.ts'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { scanPage } from '../wallet-texts.ts'
import styles from './scan-screen.module.css'

type Props = {
  onText: (text: string) => void
  /** What to do without a camera, where it is not what the page for scanning offers. */
  without?: { denied: string; missing: string }
}

/** The camera with its viewfinder, which reports the text of each code in view; a sentence where there is none. */
export function CameraFrame({ onText, without }: Props) {
  const scanPageTexts = useTexts(scanPage)
  const { video, camera } = useCamera(onText)
  const { denied = scanPageTexts.denied(), missing = scanPageTexts.missing() } = without ?? {}
  const failed = camera === 'denied' || camera === 'missing'
  return (
    <div className={styles.frame} data-off={failed || undefined}>
      {failed ? (
        <p role="status">{camera === 'denied' ? denied : missing}</p>
      ) : (
        <>
          <video ref={video} playsInline muted aria-label={scanPageTexts.camera()} />
          {camera === 'starting' && (
            <span className={styles.starting} role="status" aria-label={scanPageTexts.starting()}>
              <ChevronLoader size={36} />
            </span>
          )}
        </>
      )}
    </div>
  )
}
