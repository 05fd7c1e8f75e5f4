import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash'
import { type Camera, useCamera } from '#ui/browser/use-camera.ts'
import { useWakeLock } from '#ui/browser/use-wake-lock.ts'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { doorWords } from '../texts.ts'
import styles from './scanner.module.css'
import { type Answered, type Scan, useScan } from './use-scan.ts'
import { useVerdictLine, Verdict } from './verdict.tsx'

/** The camera and the result of the last scan; it keeps scanning. `check` returns undefined when the call failed. */
export function Scanner({ check }: { check: (code: string) => Promise<Answered | undefined> }) {
  const doorTexts = useTexts(doorWords)
  const { scan, onCode } = useScan(check)
  const { video, camera } = useCamera((code) => void onCode(code))
  useWakeLock()
  const failed = camera === 'denied' || camera === 'missing'
  return (
    <div className={styles.scanner}>
      <div className={styles.frame} data-off={failed || undefined}>
        {failed ? (
          <p role="status" className={styles.off}>
            <CameraSlashIcon size={28} />
            {camera === 'denied' ? doorTexts.denied() : doorTexts.missing()}
          </p>
        ) : (
          <video ref={video} playsInline muted aria-label={doorTexts.camera()} />
        )}
      </div>
      {/* A new element per result, so that screen readers repeat the same words for the next ticket. */}
      <div aria-live="assertive" className={styles.answer}>
        {scan?.shown && !scan.isPast && <Verdict key={scan.n} shown={scan.shown} />}
      </div>
      <Between scan={scan} camera={camera} />
    </div>
  )
}

/** Shown in place of the result while there is none. */
function Between({ scan, camera }: { scan: Scan | undefined; camera: Camera }) {
  const doorTexts = useTexts(doorWords)
  const lineOf = useVerdictLine()
  if (scan?.shown && !scan.isPast) return null
  if (scan && !scan.shown)
    return (
      <p className={styles.checking}>
        <ChevronLoader size={36} />
        {doorTexts.checking()}
      </p>
    )
  return (
    <>
      {camera === 'looking' && <p className={styles.point}>{doorTexts.point()}</p>}
      {scan?.shown && <p className={styles.last}>{doorTexts.last({ answer: lineOf(scan.shown) })}</p>}
    </>
  )
}
