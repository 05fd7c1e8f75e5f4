import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { getConversation } from '../../contract.ts'
import { threadLines } from '../rules.ts'

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
