import type { Output } from '#base/endpoint.ts'
import { patch } from '#ui/calls/cached.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
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
  const { run } = useCallAtOnce(readByCommunity, {
    show: () => [
      patch(listConversations, (list) => withRead(list, did)),
      patch(getConversation, (thread) =>
        thread.conversation.did === did ? { ...thread, conversation: { ...thread.conversation, unread: 0 } } : thread,
      ),
    ],
    thing: (input) => input.did,
    invalidates: [listConversations, getConversation],
    quiet: true,
  })
  useMarkShown({ ...shown, mark: (messageId) => void run({ did, messageId }) })
}

/** A list in which the messages of one member are read. */
function withRead(list: Output<typeof listConversations>, did: string): Output<typeof listConversations> {
  if (!list.conversations.some((one) => one.did === did && one.unread > 0)) return list
  const conversations = list.conversations.map((one) => (one.did === did ? { ...one, unread: 0 } : one))
  return { ...list, conversations, counts: { ...list.counts, unread: Math.max(0, list.counts.unread - 1) } }
}
