import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash'
import { useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useFormat } from '#ui/format.ts'
import { useTexts } from '#ui/language.tsx'
import { StatusGlyph } from '#ui/status-glyph.tsx'
import { useCamera } from '#ui/use-camera.ts'
import type { checkIn } from '../contract.ts'
import { answerWords, doorWords } from '../texts.ts'
import styles from './door.module.css'

export type Answered = Output<typeof checkIn>
type Shown = Answered | 'failed'

/** A code that stays in front of the camera is not asked for again before this. */
const AGAIN_MS = 4000

/** The camera and the answer to what it saw last; it goes on scanning. `check` answers undefined when the call failed. */
export function Scanner({ check }: { check: (code: string) => Promise<Answered | undefined> }) {
  const t = useTexts(doorWords)
  const [shown, setShown] = useState<Shown>()
  const last = useRef({ code: '', at: 0, isAsking: false })
  const { video, camera } = useCamera(async (code) => {
    const { current } = last
    const isSame = sameTicket(code, current.code) && Date.now() - current.at < AGAIN_MS
    if (isSame) current.at = Date.now()
    if (isSame || current.isAsking) return
    current.isAsking = true
    const answered = await check(code)
    last.current = { code, at: Date.now(), isAsking: false }
    setShown(answered ?? 'failed')
    navigator.vibrate?.(answered?.answer === 'in' ? 80 : [120, 80, 120])
  })
  const failed = camera === 'denied' || camera === 'missing'
  return (
    <div className={styles.scanner}>
      <div className={styles.frame} data-off={failed || undefined}>
        {failed ? (
          <p role="status" className={styles.off}>
            <CameraSlashIcon size={28} />
            {camera === 'denied' ? t.denied() : t.missing()}
          </p>
        ) : (
          <video ref={video} playsInline muted aria-label={t.camera()} />
        )}
      </div>
      <div aria-live="assertive">
        {shown ? <Verdict shown={shown} /> : <p className={styles.point}>{failed ? '' : t.point()}</p>}
      </div>
    </div>
  )
}

/** A ticket's code changes while it is held up: what names the ticket stays. */
function sameTicket(a: string, b: string): boolean {
  const ticketOf = (code: string) => code.split('.').slice(0, 2).join('.')
  return ticketOf(a) === ticketOf(b)
}

function Verdict({ shown }: { shown: Shown }) {
  const a = useTexts(answerWords)
  const format = useFormat()
  const isIn = shown !== 'failed' && shown.answer === 'in'
  const facts = shown === 'failed' ? [] : [shown.name, shown.section, shown.seat].filter(Boolean)
  const sentence =
    shown === 'failed'
      ? a.failed()
      : shown.answer === 'used'
        ? a.used({ time: format.dateTime(shown.at) })
        : a[shown.answer]()
  return (
    <div className={styles.verdict} data-in={isIn || undefined}>
      <StatusGlyph status={isIn ? 'owner' : 'revoked'} size={48} />
      <div>
        <strong>{sentence}</strong>
        {facts.length > 0 && <p>{facts.join(', ')}</p>}
      </div>
    </div>
  )
}
