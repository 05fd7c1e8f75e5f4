import { useState } from 'react'
import { call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { useCaller } from '#ui/caller.tsx'
import { useLanguage } from '#ui/language.tsx'
import { saveFile } from '#ui/save-file.ts'
import { exportSessions } from '../history-contract.ts'

type Asked = Omit<CallInput<typeof exportSessions>, 'after' | 'lang'>

/** Fetches a filtered history part by part and hands it over as one CSV file; `run` answers false when it failed. */
export function useExport() {
  const caller = useCaller()
  const { language } = useLanguage()
  const [working, setWorking] = useState(false)
  const run = async (asked: Asked, name: string): Promise<boolean> => {
    setWorking(true)
    try {
      const parts = ['\ufeff']
      let after = ''
      do {
        const part = await call(caller, exportSessions, { ...asked, after, lang: language })
        parts.push(part.csv)
        after = part.after
      } while (after)
      saveFile(new Blob(parts, { type: 'text/csv' }), name)
      return true
    } catch {
      return false
    } finally {
      setWorking(false)
    }
  }
  return { run, working }
}
