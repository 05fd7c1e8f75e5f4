import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { OwnConversation } from '../wallet-contract.ts'
import { blocking } from '../wallet-texts.ts'
import styles from './thread-screen.module.css'
import { useBlock } from './use-block.ts'

type Props = { conversation: OwnConversation; onClose: () => void }

/** Says what blocking a conversation means before it is done. */
export function BlockDialog({ conversation, onClose }: Props) {
  const { issuerId, name } = conversation
  const say = useTexts(blocking)
  const { block, working } = useBlock(issuerId)
  const confirm = async () => {
    if (await block()) onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say.title({ name })}
      actions={
        <DialogActions
          onClose={onClose}
          kind="dangerFilled"
          working={working}
          workingLabel={say.working()}
          onClick={() => void confirm()}
        >
          {say.confirm()}
        </DialogActions>
      }
    >
      <ul className={styles.meaning}>
        {[say.stops({ name }), say.stays(), say.undo()].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Dialog>
  )
}
