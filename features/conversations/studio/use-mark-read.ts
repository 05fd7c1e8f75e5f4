import { useCall } from '#ui/calls/use-call.ts'
import { getConversation, listConversations, readByCommunity } from '../contract.ts'
import { useMarkShown } from '../view/use-mark-shown.ts'

type Shown = { did: string; unread: number; messageId: string | undefined }

/** Marks a member's conversation as read by the community. */
export function useMarkRead({ did, ...shown }: Shown): void {
  const { run } = useCall(readByCommunity, { quiet: true, invalidates: [listConversations, getConversation] })
  useMarkShown({ ...shown, mark: (messageId) => void run({ did, messageId }) })
}
