import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { addSubs } from '../texts.ts'

/** Asks before the rows that were typed are lost. */
export function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const add = useTexts(addSubs)
  return (
    <Dialog
      opened
      onClose={onKeep}
      title={add.discardTitle()}
      actions={
        <>
          <Button size="footer" onClick={onKeep} data-autofocus>
            {add.keepTyping()}
          </Button>
          <Button kind="dangerFilled" size="footer" onClick={onDiscard}>
            {add.discard()}
          </Button>
        </>
      }
    >
      <p>{add.discardText()}</p>
    </Dialog>
  )
}
