import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { listCommunities } from '#features/members/communities/contract.ts'
import { patch } from '#ui/calls/cached.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
import { useMarkShown } from '../view/use-mark-shown.ts'
import { getOwnConversation, listOwnConversations, readByMember } from '../wallet-contract.ts'

type Shown = { issuerId: string; unread: number; messageId: string | undefined }

/** Marks the holder's conversation with a community as read: the counts fall at once. */
export function useMarkOwnRead({ issuerId, ...shown }: Shown): void {
  const isOff = useWalletState() !== 'open'
  const { run } = useCallAtOnce(readByMember, {
    show: () => [
      patch(listOwnConversations, (list) => ({
        ...list,
        conversations: list.conversations.map((one) => (one.issuerId === issuerId ? { ...one, unread: 0 } : one)),
      })),
      patch(listCommunities, ({ communities }) => ({
        communities: communities.map((one) => (one.issuerId === issuerId ? { ...one, unreadMessages: 0 } : one)),
      })),
    ],
    thing: (input) => input.issuerId,
    invalidates: [listOwnConversations, getOwnConversation, listCommunities],
    quiet: true,
  })
  useMarkShown({ ...shown, isOff, mark: (messageId) => void run({ issuerId, messageId }) })
}
