import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sendWords } from '../send-texts.ts'

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
      <Stack as="ul" gap="s" tone="ink2">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Stack>
    </Dialog>
  )
}
