import { useState } from 'react'
import { call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { openFile } from '#features/members/studio/file-writer.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { exportInsights } from '../contract.ts'
import { exportTexts } from '../export-texts.ts'
import { figureWords } from '../figure-texts.ts'
import { type ExportBy, writeInsights } from './export-insights.ts'

const TYPE = 'text/csv'

/** What the page shows, as far as an export can be narrowed to it. */
export type Exported = Pick<CallInput<typeof exportInsights>, 'period' | 'from' | 'to' | 'templateId'>

/** Saves the figures of a period as a CSV file in the reader's language, part by part. Toasts how it ended. */
export function useExportInsights(community: string) {
  const caller = useCaller()
  const say = useTexts(exportTexts)
  const figure = useTexts(figureWords)
  const sentence = useProblemText()
  const [working, setWorking] = useState(false)
  const headings = { ...figure, template: say.templateTitle, day: say.dayTitle, send: say.sendTitle }
  const words = {
    community,
    heading: (column: Exclude<keyof typeof headings, 'byLink'>) => headings[column](),
    period: (from: string, to: string) => say.period({ from, to }),
    deleted: say.deleted(),
  }
  const run = async (by: ExportBy, asked: Exported) => {
    // How many sends there are is not known before they are read.
    const file = await openFile(say.file(), TYPE, by === 'send')
    if (!file) return
    setWorking(true)
    try {
      const read = (after: string) => call(caller, exportInsights, { ...asked, by, after })
      const count = await writeInsights(file, { by, words, read })
      toastSuccess(say.exported({ count }))
    } catch (thrown) {
      await file.abort().catch(() => undefined)
      const isKnown = thrown instanceof CallProblem && thrown.key === 'proofMissing'
      toastError(isKnown ? sentence(thrown.key) : say.notExported())
    } finally {
      setWorking(false)
    }
  }
  return { run, working }
}
