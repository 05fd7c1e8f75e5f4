import { useState } from 'react'
import { saveFile } from '#ui/browser/save-file.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { useLanguage } from '#ui/words/language.tsx'

/** Downloads the receipts of an import as a CSV file; `run` returns false when it failed. */
export function useReceipts() {
  const caller = useCaller()
  const { language } = useLanguage()
  const [working, setWorking] = useState(false)
  const run = async (sendId: string, name: string): Promise<boolean> => {
    setWorking(true)
    try {
      const answer = await fetch(`${caller.origin}/api/v1/sessions/import/${sendId}/receipts`, {
        headers: { authorization: `Bearer ${caller.token?.()}`, 'accept-language': language },
      })
      if (!answer.ok) return false
      saveFile(await answer.blob(), name)
      return true
    } catch {
      return false
    } finally {
      setWorking(false)
    }
  }
  return { run, working }
}
