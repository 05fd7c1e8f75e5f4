import { useCall } from '#ui/calls/use-call.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { getConversation, listConversations, writeToMember } from '../contract.ts'
import { useWriting } from '../view/use-writing.ts'

/** What is being written to a member: the text is kept on this device, per community and member, until it is sent. */
export function useComposer(owner: string, did: string) {
  const { values, change, clear } = useKeptValues(`message:${owner}:${did}`, { text: '' }, 'text')
  const call = useCall(writeToMember, { invalidates: [getConversation, listConversations] })
  return useWriting({
    text: values.text,
    keep: (text) => change({ text }),
    clear,
    isOnline: true,
    send: (message) => call.run({ did, ...message }),
    call,
  })
}
