import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { blockConversation, getOwnConversation, listOwnConversations } from '../wallet-contract.ts'
import { blocking } from '../wallet-texts.ts'

/** Blocks and unblocks the conversation with a community; each says whether it was done. */
export function useBlock(issuerId: string) {
  const say = useTexts(blocking)
  const { run, working } = useCall(blockConversation, { invalidates: [getOwnConversation, listOwnConversations] })
  const set = async (blocked: boolean) => {
    const { output } = await run({ issuerId, blocked })
    if (output) toastSuccess(blocked ? say.done() : say.undone())
    return output !== undefined
  }
  return { block: () => set(true), unblock: () => set(false), working }
}
