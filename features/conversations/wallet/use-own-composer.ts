import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { useWriting } from '../view/use-writing.ts'
import { getOwnConversation, listOwnConversations, writeToCommunity } from '../wallet-contract.ts'
import { useDraft } from './use-draft.ts'

/** What is being written to a community: its text is kept on this device until it is sent, its picture is not. */
export function useOwnComposer(issuerId: string) {
  const [text, keep] = useDraft(issuerId)
  const isOffline = useIsOffline()
  const isOnline = useWalletState() === 'open' && !isOffline
  const call = useCall(writeToCommunity, { invalidates: [getOwnConversation, listOwnConversations] })
  const writing = useWriting({
    text,
    keep,
    clear: () => keep(''),
    isOnline,
    send: (message) => call.run({ issuerId, ...message }),
    call,
  })
  return { writing, isOnline }
}
