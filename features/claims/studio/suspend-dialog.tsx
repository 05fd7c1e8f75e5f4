import { useState } from 'react'
import { REASON_MAX } from '#features/badges/rules.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { words } from '#ui/texts.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import { historyWords, suspendWords } from '../row-texts.ts'
import { listSessions, suspendSession } from '../session-contract.ts'
import type { Session } from './actions-of.ts'
import styles from './history.module.css'

/** Asks for the reason before the badges of a row are suspended. */
export function SuspendDialog({ session, to, onEnd }: { session: Session; to: string; onEnd: () => void }) {
  const h = useTexts(historyWords)
  const t = useTexts(suspendWords)
  const w = useTexts(words)
  const sentence = useProblemText()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { run, working, problem } = useCall(suspendSession, { invalidates: [listSessions] })
  const suspend = async () => {
    if (reason.trim() === '') return setMissing(true)
    if (reason.length > REASON_MAX) return
    const { output } = await run({ challenge: session.challenge, reason })
    if (!output) return
    toastSuccess(t.suspended())
    onEnd()
  }
  const error = missing ? h.reasonMissing() : problem && sentence(problem.key)
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={t.title({ to })}
      actions={
        <>
          <Button onClick={onEnd}>{w.cancel()}</Button>
          <Button kind="primary" working={working} onClick={() => void suspend()}>
            {t.suspend()}
          </Button>
        </>
      }
    >
      <p className={styles.consequence}>{t.consequence({ count: session.taken })}</p>
      <TextArea
        label={h.reason()}
        hint={h.reasonHint()}
        placeholder={t.reasonExample()}
        error={error}
        maxCount={REASON_MAX}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setMissing(false)
        }}
        data-autofocus
      />
    </Dialog>
  )
}
