import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sendWords } from '../send-texts.ts'
import styles from './send-form.module.css'

type Props = { warnings: string[]; act: string; onSend: () => void; onClose: () => void }

/** Asks for confirmation of probable mistakes: misspelt e-mail domains, or a list that was sent already. */
export function AskBeforeSend({ warnings, act, onSend, onClose }: Props) {
  const sendTexts = useTexts(sendWords)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={sendTexts.askTitle()}
      actions={
        <DialogActions onClose={onClose} cancel={sendTexts.lookAgain()} startsAtCancel onClick={onSend}>
          {act}
        </DialogActions>
      }
    >
      <ul className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Dialog>
  )
}
