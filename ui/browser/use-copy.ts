import { toastError, toastSuccess } from '../calls/toast.ts'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import { writeClipboard } from './write-clipboard.ts'

/**
 * Copies a text to the clipboard and shows a toast, also when the browser refuses. The only place that does. A text
 * that is not ready is passed as a promise, within the press; an empty one shows nothing. `said` replaces the words of the
 * toast.
 */
export function useCopy(): (text: string | Promise<string>, said?: string) => Promise<void> {
  const common = useTexts(words)
  return async (text, said) => {
    try {
      if (await writeClipboard(text)) toastSuccess(said ?? common.copied())
    } catch {
      toastError(common.notCopied())
    }
  }
}
