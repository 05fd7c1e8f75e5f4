import { useCall } from '#ui/calls/use-call.ts'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { getConversation, listConversations, readByCommunity } from '../../contract.ts'
import { useMarkShown } from '../../view/use-mark-shown.ts'
import { threadLines } from '../rules.ts'

type Shown = { did: string; unread: number; messageId: string | undefined }

/** A member's conversation: its latest messages first of all, earlier ones with `more`. */
export function useThread(did: string) {
  const pages = usePagesCall(
    getConversation,
    { did },
    { next: ({ earlier }) => (earlier === '' ? undefined : { before: earlier }) },
  )
  const read = pages.query.data?.toReversed()
  const messages = read?.flatMap((page) => page.messages) ?? []
  const badges = read?.flatMap((page) => page.badges) ?? []
  return {
    ...pages,
    conversation: read?.at(-1)?.conversation,
    lines: threadLines(messages, badges),
    badges,
    last: messages.at(-1),
  }
}

export type ThreadReading = ReturnType<typeof useThread>

/** Marks a member's conversation as read by the community. */
export function useMarkRead({ did, ...shown }: Shown): void {
  const { run } = useCall(readByCommunity, { quiet: true, invalidates: [listConversations, getConversation] })
  useMarkShown({ ...shown, mark: (messageId) => void run({ did, messageId }) })
}
