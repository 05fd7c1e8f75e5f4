import { getIssuer } from '#features/issuers/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type ChannelMessage, deletePost, listPosts, listScheduled } from '../contract.ts'
import { deleteWords } from '../texts.ts'

/** Asks before a post is deleted, published or scheduled. */
export function DeleteDialog({ post, onClose }: { post: ChannelMessage; onClose: () => void }) {
  const words = useTexts(deleteWords)
  const invalidate = useInvalidate()
  const { run, working } = useCall(deletePost)
  const remove = async () => {
    const { output, problem } = await run({ postId: post.eventId })
    // Deleted meanwhile by somebody else.
    if (!output && problem.status !== 404) return
    await Promise.all([listPosts, listScheduled, getIssuer].map((stale) => invalidate(stale)))
    toastSuccess(words.done())
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.title()}
      actions={
        <DialogActions
          onClose={onClose}
          kind="dangerFilled"
          working={working}
          workingLabel={words.working()}
          onClick={() => void remove()}
        >
          {words.confirm()}
        </DialogActions>
      }
    >
      <Stack gap="m">
        <Text as="blockquote" tone="ink2" breaks lines padBlock="m" padInline="l" round="m" ground="sunken" dir="auto">
          {post.message.text}
        </Text>
        <Text>{post.publishAt ? words.scheduledText() : words.text()}</Text>
      </Stack>
    </Dialog>
  )
}
