import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getConversation, listConversations, setDone } from '../contract.ts'
import { threadWords } from '../page-texts.ts'

/** Closes a conversation until its next message, or opens it again; the toast can undo it. */
export function useDone() {
  const say = useTexts(threadWords)
  const sentence = useProblemText()
  const { run } = useCall(setDone, { invalidates: [getConversation, listConversations] })
  const put = async (did: string, done: boolean, withUndo = true) => {
    const { problem } = await run({ did, done })
    if (problem) return isServerTrouble(problem) ? undefined : toastError(sentence(problem.key))
    const undo = { label: say.undo(), onPress: () => void put(did, !done, false) }
    toastSuccess(done ? say.finished() : say.reopened(), withUndo ? undo : undefined)
  }
  return put
}
