import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { formWords } from '../../texts.ts'

type Props = { opened: boolean; onStay: () => void; onLeave: () => void; onDiscard: () => void }

/** Asks before leaving a form with unsaved changes; they stay on this device unless discarded. */
export function LeaveDialog({ opened, onStay, onLeave, onDiscard }: Props) {
  const formTexts = useTexts(formWords)
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      title={formTexts.leaveTitle()}
      actions={
        <>
          <Button onClick={onDiscard}>{formTexts.discard()}</Button>
          <Button onClick={onStay}>{formTexts.stay()}</Button>
          <Button kind="primary" onClick={onLeave}>
            {formTexts.leave()}
          </Button>
        </>
      }
    >
      {formTexts.leaveText()}
    </Dialog>
  )
}
