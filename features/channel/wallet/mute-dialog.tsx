import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
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
        <>
          <Button size="footer" onClick={onClose}>
            {buttons.cancel()}
          </Button>
          <Button
            kind="primary"
            size="footer"
            working={working}
            workingLabel={words.muting()}
            onClick={async () => (await mute(true)) && onClose()}
          >
            {words.muteConfirm()}
          </Button>
        </>
      }
    >
      <p className={styles.question}>{words.muteText()}</p>
    </Dialog>
  )
}
