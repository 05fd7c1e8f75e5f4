import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listConversations, showName } from '../contract.ts'
import { threadWords } from '../page-texts.ts'

/** Shows the caller's first name to members, or hides it, and says so. */
export function useShowName() {
  const say = useTexts(threadWords)
  const { run } = useCall(showName, { invalidates: [listConversations] })
  return async (shown: boolean) => {
    const { output } = await run({ shown })
    if (output) toastSuccess(shown ? say.nameShown() : say.nameHidden())
  }
}
