import { useCall } from '#ui/calls/use-call.ts'
import { blockConversation, getOwnConversation, listOwnConversations } from '../wallet-contract.ts'

/** Blocks and unblocks the conversation with a community; each says whether it was done. */
export function useBlock(issuerId: string) {
  const { run, working } = useCall(blockConversation, { invalidates: [getOwnConversation, listOwnConversations] })
  const set = async (blocked: boolean) => {
    const { output } = await run({ issuerId, blocked })
    return output !== undefined
  }
  return { block: () => set(true), unblock: () => set(false), working }
}
