import { useState } from 'react'
import { call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import { exportSessions } from '../contract.ts'

type Asked = Omit<CallInput<typeof exportSessions>, 'after' | 'lang'>

/** Fetches a filtered history part by part and saves it as one CSV file; `run` returns the problem's key after a failure. */
export function useExport() {
  const caller = useCaller()
  const { language } = useLanguage()
  const [working, setWorking] = useState(false)
  const run = async (asked: Asked, name: string): Promise<string | undefined> => {
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
      return undefined
    } catch (thrown) {
      return thrown instanceof CallProblem ? thrown.key : 'serverError'
    } finally {
      setWorking(false)
    }
  }
  return { run, working }
}
