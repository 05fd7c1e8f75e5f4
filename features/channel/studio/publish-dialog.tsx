import { getIssuer } from '#features/issuers/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words as common } from '#ui/words/texts.ts'
import { type ChannelMessage, listPosts, listScheduled, updatePost } from '../contract.ts'
import { channelPage, scheduleWords } from '../texts.ts'
import styles from './composer.module.css'

/** Asks before a scheduled post is published ahead of its time. */
export function PublishDialog({ post, onClose }: { post: ChannelMessage; onClose: () => void }) {
  const words = useTexts(scheduleWords)
  const pageTexts = useTexts(channelPage)
  const buttons = useTexts(common)
  const sentence = useProblemText()
  const { run, working, problem } = useCall(updatePost, { invalidates: [listScheduled, listPosts, getIssuer] })
  const publish = async () => {
    const { output } = await run({ postId: post.eventId, message: post.message.text, publishAt: '' })
    if (!output) return
    toastSuccess(pageTexts.published())
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.publishTitle()}
      actions={
        <DialogActions
          onClose={onClose}
          cancel={buttons.cancel()}
          working={working}
          workingLabel={pageTexts.publishing()}
          onClick={() => void publish()}
        >
          {pageTexts.publish()}
        </DialogActions>
      }
    >
      {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      <Text as="blockquote" below="l" tone="ink2" breaks lines className={styles.quote} dir="auto">
        {post.message.text}
      </Text>
      <p className={styles.question}>{words.publishText()}</p>
    </Dialog>
  )
}
