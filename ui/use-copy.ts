import { useTexts } from './language.tsx'
import { words } from './texts.ts'
import { toastError, toastSuccess } from './toast.ts'
import { writeClipboard } from './write-clipboard.ts'

/**
 * Copies a text to the clipboard and says so in a toast, or that the browser refused. The one place that does. A text that is
 * still to come is passed as a promise, within the press; of one that comes empty nothing is said.
 */
export function useCopy(): (text: string | Promise<string>) => Promise<void> {
  const common = useTexts(words)
  return async (text) => {
    try {
      if (await writeClipboard(text)) toastSuccess(common.copied())
    } catch {
      toastError(common.notCopied())
    }
  }
}
