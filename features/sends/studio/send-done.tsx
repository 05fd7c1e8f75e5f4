import type { ReactNode } from 'react'
import type { Template } from '#features/templates/studio/form-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sendWords, ticketWords } from '../send-texts.ts'
import styles from './send-form.module.css'

type Props = {
  count: number
  template: Template
  object: ReactNode
  onClose: () => void
  onSent?: () => void
  /** What happens next; by default that the history shows each address. */
  children?: ReactNode
}

/** Confirms how many badges were sent, and links to their history. */
export function SendDone({ count, template, object, onClose, onSent, children }: Props) {
  const sendTexts = useTexts(sendWords)
  const ticketTexts = useTexts(ticketWords)
  const isTicket = template.data.badgeCategory === 'ticket'
  return (
    <Dialog
      opened
      onClose={onClose}
      width={780}
      object={object}
      above={template.data.name}
      title={(isTicket ? ticketTexts : sendTexts).sent({ count })}
      actions={
        <>
          {onSent && <Button onClick={onSent}>{sendTexts.showHistory()}</Button>}
          <Button kind="primary" data-autofocus onClick={onClose}>
            {sendTexts.done()}
          </Button>
        </>
      }
    >
      <p className={styles.done} role="status">
        {children ?? sendTexts.sentThen()}
      </p>
    </Dialog>
  )
}
