import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { listCommunities } from '#features/members/communities/contract.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useMarkShown } from '../view/use-mark-shown.ts'
import { getOwnConversation, listOwnConversations, readByMember } from '../wallet-contract.ts'

type Shown = { issuerId: string; unread: number; messageId: string | undefined }

/** Marks the holder's conversation with a community as read. */
export function useMarkOwnRead({ issuerId, ...shown }: Shown): void {
  const isOff = useWalletState() !== 'open'
  const { run } = useCall(readByMember, {
    quiet: true,
    invalidates: [listOwnConversations, getOwnConversation, listCommunities],
  })
  useMarkShown({ ...shown, isOff, mark: (messageId) => void run({ issuerId, messageId }) })
}
