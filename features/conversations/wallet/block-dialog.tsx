import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import type { OwnConversation } from '../wallet-contract.ts'
import { blocking } from '../wallet-texts.ts'
import styles from './thread-screen.module.css'
import { useBlock } from './use-block.ts'

type Props = { conversation: OwnConversation; onClose: () => void }

/** Says what blocking a conversation means before it is done. */
export function BlockDialog({ conversation, onClose }: Props) {
  const { issuerId, name } = conversation
  const say = useTexts(blocking)
  const common = useTexts(words)
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
        <>
          <Button size="footer" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button
            kind="dangerFilled"
            size="footer"
            working={working}
            workingLabel={say.working()}
            onClick={() => void confirm()}
          >
            {say.confirm()}
          </Button>
        </>
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
