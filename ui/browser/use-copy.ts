import { toastError, toastSuccess } from '../calls/toast.ts'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import { writeClipboard } from './write-clipboard.ts'

/**
 * Copies a text to the clipboard and shows a toast, also when the browser refuses. The only place that does. A text
 * that is not ready is passed as a promise, within the press; an empty one shows nothing. `said` replaces the words of the
 * toast. The answer is whether it was copied.
 */
export function useCopy(): (text: string | Promise<string>, said?: string) => Promise<boolean> {
  const common = useTexts(words)
  return async (text, said) => {
    try {
      const isCopied = await writeClipboard(text)
      if (isCopied) toastSuccess(said ?? common.copied())
      return isCopied
    } catch {
      toastError(common.notCopied())
      return false
    }
  }
}
