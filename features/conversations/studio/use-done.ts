import { patch } from '#ui/calls/cached.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
import { useTexts } from '#ui/words/language.tsx'
import { type Conversation, getConversation, listConversations, setDone } from '../contract.ts'
import { threadWords } from '../page-texts.ts'

/** Closes a conversation until its next message, or opens it again: shown at once; the toast can undo it. */
export function useDone() {
  const say = useTexts(threadWords)
  const { run } = useCallAtOnce(setDone, {
    show: ({ did, done }) => {
      const finish = (one: Conversation) => (one.did === did ? withDone(one, done) : one)
      return [
        patch(getConversation, (thread) => ({ ...thread, conversation: finish(thread.conversation) })),
        patch(listConversations, (list) => ({ ...list, conversations: list.conversations.map(finish) })),
      ]
    },
    thing: ({ did }) => did,
    invalidates: [getConversation, listConversations],
  })
  const put = async (did: string, done: boolean, withUndo = true) => {
    const { problem } = await run({ did, done })
    if (problem) return
    const undo = { label: say.undo(), onPress: () => void put(did, !done, false) }
    toastSuccess(done ? say.finished() : say.reopened(), withUndo ? undo : undefined)
  }
  return put
}

/** One that the member blocked or left stays what it is. */
function withDone(conversation: Conversation, done: boolean): Conversation {
  const { state } = conversation
  if (state !== 'open' && state !== 'done') return conversation
  return { ...conversation, state: done ? 'done' : 'open' }
}
