import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import type { Ready } from '#features/templates/life/studio/template-dialogs.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { limitWords } from '../../mail/limit-texts.ts'
import { sendWords, ticketWords } from '../../send-texts.ts'
import { overLimit, type SendPlan } from '../send-plan.ts'

type LeaveProps = {
  ready: Ready | undefined
  /** A part was sent: only what remains is left to close. */
  isPartly: boolean
  onLeave: (go: () => void) => void
  onBack: (() => void) | undefined
  onClose: () => void
}

/** Leaves the form: to a template that was just published, back to its choice, or away. */
export function LeaveButton({ ready, isPartly, onLeave, onBack, onClose }: LeaveProps) {
  const common = useTexts(words)
  if (isPartly) return <Button onClick={() => onLeave(onClose)}>{common.close()}</Button>
  if (ready) return <Button onClick={() => onLeave(ready.onShow)}>{ready.show}</Button>
  return <Button onClick={() => onLeave(onBack ?? onClose)}>{onBack ? common.back() : common.cancel()}</Button>
}

type SendProps = { plan: SendPlan; isTicket: boolean; working: boolean; onSend: () => void }

/** Sends, and says how many badges; past the daily limit how many are too many. */
export function SendButton({ plan, isTicket, working, onSend }: SendProps) {
  const sendTexts = useTexts(sendWords)
  const sentences = useTexts(isTicket ? ticketWords : sendWords)
  const limitTexts = useTexts(limitWords)
  const over = overLimit(plan.left)
  return (
    <Button
      kind="primary"
      icon={<PaperPlaneTiltIcon size={20} />}
      working={working}
      workingLabel={sendTexts.sending()}
      onClick={onSend}
    >
      {over > 0 ? limitTexts.overAct({ count: over }) : sentences.send({ count: plan.ready.length })}
    </Button>
  )
}
