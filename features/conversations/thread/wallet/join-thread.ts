import type { Output } from '#base/endpoint.ts'
import type { SentBadge } from '../../contract.ts'
import type { getOwnConversation } from '../../wallet-contract.ts'

type Page = Output<typeof getOwnConversation>
/** The loaded part of a conversation, the latest message last. */
export type Thread = Pick<Page, 'messages' | 'badges' | 'earlier'>

/** The latest page, read again, after the messages that were loaded before it; without them if there is a gap between. */
export function withLatest(loaded: Thread | undefined, latest: Thread): Thread {
  const first = latest.messages[0]
  const at = loaded && first ? loaded.messages.findIndex(({ messageId }) => messageId === first.messageId) : -1
  if (!loaded || at <= 0) return latest
  return {
    messages: [...loaded.messages.slice(0, at), ...latest.messages],
    badges: joined(loaded.badges, latest.badges),
    earlier: loaded.earlier,
  }
}

/** What is loaded, after the page before it; unchanged if that is another page. */
export function withEarlier(loaded: Thread, page: Thread, before: string): Thread {
  if (loaded.earlier !== before) return loaded
  return {
    messages: [...page.messages, ...loaded.messages],
    badges: joined(page.badges, loaded.badges),
    earlier: page.earlier,
  }
}

/** Each badge once, as it was read last. */
function joined(earlier: SentBadge[], later: SentBadge[]): SentBadge[] {
  return [...new Map([...earlier, ...later].map((badge) => [badge.claimId, badge])).values()]
}
