import { useState } from 'react'
import { REASON_MAX } from '#features/badges/rules.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { useCall } from '#ui/use-call.ts'
import { preflight } from '../contract.ts'
import { historyWords } from '../row-texts.ts'
import { listSessions, revokeSession } from '../session-contract.ts'
import type { Session } from './actions-of.ts'
import styles from './history.module.css'

type Props = { session: Session; to: string; onEnd: () => void }

const MADE_STALE = [listSessions, listTemplates, getTemplate, countTemplates, preflight]

/** Asks for the reason before a badge is taken back, or a link that nobody used is ended. */
export function RevokeDialog({ session, to, onEnd }: Props) {
  const t = useTexts(historyWords)
  const sentence = useProblemText()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { run, working, problem } = useCall(revokeSession, { invalidates: MADE_STALE })
  const { status, taken, didLimit, emails } = session
  const isLink = emails.length === 0 && status !== 'owner'
  const consequence = () => {
    if (didLimit > 1 && taken > 0) return t.revokeTaken({ count: taken })
    return status === 'owner' ? t.revokeOwner() : t.revokePending()
  }
  const revoke = async () => {
    if (reason.trim() === '') return setMissing(true)
    if (reason.length > REASON_MAX) return
    const { output } = await run({ challenge: session.challenge, reason })
    if (!output) return
    toastSuccess(t.takenBack())
    onEnd()
  }
  const error = missing ? t.reasonMissing() : problem && sentence(problem.key)
  return (
    <Dialog
      opened
      onClose={onEnd}
      title={isLink ? t.revokeLinkTitle() : t.revokeTitle({ to })}
      actions={
        <>
          <Button onClick={onEnd}>{t.keep()}</Button>
          <Button kind="dangerFilled" working={working} onClick={() => void revoke()}>
            {isLink ? t.endNow() : t.revokeNow()}
          </Button>
        </>
      }
    >
      <p className={styles.consequence}>{consequence()}</p>
      <TextArea
        label={t.reason()}
        hint={t.reasonHint()}
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
