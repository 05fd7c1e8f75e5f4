import { type ReactNode, useEffect } from 'react'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { outcomeOf } from '../running/studio/use-made-send.ts'
import { useUndoSend } from '../running/studio/use-undo-send.ts'
import { useWaitingSend } from '../running/studio/use-waiting-send.ts'
import { panelWords } from '../running/texts.ts'
import { sendWords, ticketWords } from '../send-texts.ts'
import styles from './send-form.module.css'

type Props = {
  sendId: string
  count: number
  template: Template
  object: ReactNode
  onClose: () => void
  onSent?: () => void
  /** What happens next; by default that the history shows each address. */
  children?: ReactNode
}

/**
 * Confirms how many badges were sent, are on their way or will be in a moment, and links to their history; closes when that
 * is undone.
 */
export function SendDone({ sendId, count, template, object, onClose, onSent, children }: Props) {
  const sendTexts = useTexts(sendWords)
  const panelTexts = useTexts(panelWords)
  const ticketTexts = useTexts(ticketWords)
  const { seconds, isUndone, over } = useWaitingSend({ sendId, templateId: template.id })
  useEffect(() => {
    if (isUndone) onClose()
  }, [isUndone, onClose])
  const undo = useUndoSend()
  const isTicket = template.data.badgeCategory === 'ticket'
  const sentences = isTicket ? ticketTexts : sendTexts
  return (
    <Dialog
      opened
      onClose={onClose}
      width={780}
      object={object}
      above={template.data.name}
      title={
        seconds > 0
          ? sentences.waits({ count, seconds: sendTexts.seconds({ count: seconds }) })
          : over
            ? outcomeOf(over, panelTexts, isTicket)
            : sentences.sent({ count })
      }
      actions={
        <>
          {seconds > 0 && sendId !== '' && (
            <Button className={styles.undo} onClick={() => undo(sendId)}>
              {panelTexts.undo()}
            </Button>
          )}
          {onSent && <Button onClick={onSent}>{sendTexts.showHistory()}</Button>}
          <Button kind="primary" data-autofocus onClick={onClose}>
            {sendTexts.done()}
          </Button>
        </>
      }
    >
      <Text width="hint" tone="ink2" role="status">
        {children ?? sendTexts.sentThen()}
      </Text>
    </Dialog>
  )
}
