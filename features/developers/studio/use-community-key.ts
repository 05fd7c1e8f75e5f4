import { useState } from 'react'
import { getIssuer, showApiKey } from '#features/issuers/contract.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyRows } from '../page-texts.ts'

export type CommunityKey = ReturnType<typeof useCommunityKey>

/**
 * The community's own key: masked until the person asks for it, which needs a fresh proof. Copying one that is masked
 * shows it as well, so that it can be copied by hand where the browser refuses.
 */
export function useCommunityKey(masked: string) {
  const say = useTexts(keyRows)
  const sentence = useProblemText()
  const copyText = useCopy()
  const { run, working } = useCall(showApiKey, { invalidates: [getIssuer] })
  const [shown, setShown] = useState<string>()
  const read = async (): Promise<string> => {
    const { output, problem } = await run({})
    if (output) setShown(output.apiKey)
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
    return output?.apiKey ?? ''
  }
  return {
    masked,
    shown,
    working,
    show: () => void read(),
    hide: () => setShown(undefined),
    /** Shows a key that was made anew. */
    replace: setShown,
    copy: async () => {
      const apiKey = shown ?? (await read())
      if (apiKey) await copyText(apiKey, say.copied())
    },
  }
}
