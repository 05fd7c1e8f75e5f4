import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { useWaitingSend } from '../../running/studio/use-waiting-send.ts'
import type { Writing } from '../use-send.ts'
import { PartlySent } from './partly-sent.tsx'

type Props = {
  isRestored: boolean
  onClear: () => void
  /** That the template was just published. */
  ready: string | undefined
  isTicket: boolean
  partly: Writing['sending']['partly']
  /** What became of that part. */
  waiting: ReturnType<typeof useWaitingSend>
}

/** Above the recipients: what was restored, and what happened before: a publication, or a part that was sent. */
export function SendNotes({ isRestored, onClear, ready, isTicket, partly, waiting }: Props) {
  return (
    <>
      {isRestored && <RestoredNote onClear={onClear} />}
      {ready && !partly && (
        <Text tone="ink2" role="status">
          {ready}
        </Text>
      )}
      {partly && !waiting.isUndone && <PartlySent isTicket={isTicket} count={partly.count} seconds={waiting.seconds} />}
    </>
  )
}
