import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/language.tsx'
import { formWords } from '../texts.ts'

type Props = { opened: boolean; onStay: () => void; onLeave: () => void; onDiscard: () => void }

/** Asks before a form with unsaved words is left; what was written stays on this device unless it is thrown away. */
export function LeaveDialog({ opened, onStay, onLeave, onDiscard }: Props) {
  const t = useTexts(formWords)
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      title={t.leaveTitle()}
      actions={
        <>
          <Button onClick={onDiscard}>{t.discard()}</Button>
          <Button onClick={onStay}>{t.stay()}</Button>
          <Button kind="primary" onClick={onLeave}>
            {t.leave()}
          </Button>
        </>
      }
    >
      {t.leaveText()}
    </Dialog>
  )
}
