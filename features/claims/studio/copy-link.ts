import { toastError, toastSuccess } from '#ui/toast.ts'

/** Copies a link to the clipboard and says so, or that the browser did not let it. */
export async function copyLink(link: string, said: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toastSuccess(said.copied)
  } catch {
    toastError(said.notCopied)
  }
}
