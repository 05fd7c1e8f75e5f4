import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words as common } from '#ui/words/texts.ts'
import type { Post } from '../wallet-contract.ts'
import { postActions } from '../wallet-texts.ts'
import styles from './news-post.module.css'
import { useMute } from './use-mute.ts'

/** Says what muting a community means before it is muted. */
export function MuteDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const words = useTexts(postActions)
  const buttons = useTexts(common)
  const { mute, working } = useMute(post)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.muteTitle({ name: post.name })}
      actions={
        <DialogActions
          onClose={onClose}
          cancel={buttons.cancel()}
          working={working}
          workingLabel={words.muting()}
          onClick={async () => (await mute(true)) && onClose()}
        >
          {words.muteConfirm()}
        </DialogActions>
      }
    >
      <p className={styles.question}>{words.muteText()}</p>
    </Dialog>
  )
}
