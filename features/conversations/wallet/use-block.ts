import type { Endpoint } from '#base/endpoint.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { blockConversation, getOwnConversation, listOwnConversations } from '../wallet-contract.ts'

/** What is read again once a conversation was blocked or unblocked. */
export const BLOCK_STALE: Endpoint[] = [getOwnConversation, listOwnConversations]

/** Unblocks the conversation with a community. */
export function useUnblock(issuerId: string) {
  const { run, working } = useCall(blockConversation, { invalidates: BLOCK_STALE })
  return { unblock: () => run({ issuerId, blocked: false }), working }
}
