import { getIssuer } from '#features/issuers/contract.ts'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type ChannelMessage, listPosts, listScheduled, updatePost } from '../contract.ts'
import { channelPage, scheduleWords } from '../texts.ts'

/** Asks before a scheduled post is published ahead of its time. */
export function PublishDialog({ post, onClose }: { post: ChannelMessage; onClose: () => void }) {
  const words = useTexts(scheduleWords)
  const pageTexts = useTexts(channelPage)
  return (
    <ConfirmCall
      call={updatePost}
      input={{ postId: post.eventId, message: post.message.text, publishAt: '' }}
      stale={[listScheduled, listPosts, getIssuer]}
      title={words.publishTitle()}
      confirm={pageTexts.publish()}
      working={pageTexts.publishing()}
      kind="primary"
      done={pageTexts.published()}
      onClose={onClose}
    >
      <Text as="blockquote" tone="ink2" breaks lines padBlock="m" padInline="l" round="m" ground="sunken" dir="auto">
        {post.message.text}
      </Text>
      <Text>{words.publishText()}</Text>
    </ConfirmCall>
  )
}
