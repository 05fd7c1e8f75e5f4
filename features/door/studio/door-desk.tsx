import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useState } from 'react'
import { type Camera, useCamera } from '#ui/browser/use-camera.ts'
import { useWakeLock } from '#ui/browser/use-wake-lock.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { Guests } from '../guests/studio/guests.tsx'
import { doorWords } from '../texts.ts'
import styles from './desk.module.css'
import { hasCamera, Scanner } from './scanner.tsx'
import { type Scan, useScan } from './use-scan.ts'
import type { DoorCalls } from './use-studio-door.ts'
import { useVerdictLine, Verdict } from './verdict.tsx'

type Props = { door: DoorCalls; isStaff?: boolean }

/**
 * Where tickets are admitted: the camera, the result of the last ticket, and the list of guests. On phones the list opens by
 * a button, and is open where there is no camera.
 */
export function DoorDesk({ door, isStaff = false }: Props) {
  const doorTexts = useTexts(doorWords)
  const { scan, onCode, onTyped, showByHand, clear } = useScan(door.check)
  const { video, camera } = useCamera((code) => void onCode(code))
  const [isListed, setListed] = useState(false)
  useWakeLock()
  const admit = async (ticketId: string, reason: string) => {
    const answered = await door.admit(ticketId, reason)
    if (answered) showByHand(answered)
  }
  const undo = async (ticketId: string) => {
    const output = await door.undo(ticketId)
    if (!output) return
    clear()
    if (output.isUndone) toastSuccess(doorTexts.undone())
  }
  return (
    <div className={styles.desk} data-listed={isListed || !hasCamera(camera) || undefined}>
      <div className={styles.camera}>
        <Scanner video={video} camera={camera} />
      </div>
      <div className={styles.result}>
        {/* A new element per result, so that screen readers repeat the same words for the next ticket. */}
        <div aria-live="assertive">
          {scan?.shown && !scan.isPast && (
            <Verdict key={scan.n} shown={scan.shown} onUndo={(ticketId) => void undo(ticketId)} />
          )}
        </div>
        <Between scan={scan} camera={camera} />
      </div>
      {hasCamera(camera) && (
        <div className={styles.open}>
          <Button
            size="large"
            fullWidth
            icon={<MagnifyingGlassIcon size={20} />}
            aria-expanded={isListed}
            onClick={() => setListed(!isListed)}
          >
            {doorTexts.searchTitle()}
          </Button>
        </div>
      )}
      <div className={styles.list}>
        <Guests door={door} isStaff={isStaff} onAdmit={admit} onUndo={undo} onCode={onTyped} />
      </div>
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
      <Row
        padBlock="l"
        padInline="xl"
        round="l"
        ground="sunken"
        as="p"
        gap="l"
        type="lead"
        tone="ink2"
        className={styles.checking}
      >
        <ChevronLoader size={36} />
        {doorTexts.checking()}
      </Row>
    )
  return (
    <>
      {camera === 'looking' && (
        <Text above="m" tone="ink2">
          {doorTexts.point()}
        </Text>
      )}
      {scan?.shown && (
        <Text above="m" tone="ink2" breaks>
          {doorTexts.last({ answer: lineOf(scan.shown) })}
        </Text>
      )}
    </>
  )
}
