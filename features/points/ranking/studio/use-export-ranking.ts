import { useState } from 'react'
import { call } from '#base/call.ts'
import { csvLine } from '#base/csv-line.ts'
import type { Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { openFile } from '#features/members/studio/file-writer.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { exportRanking } from '../../contract.ts'
import { rankingTab } from './ranking-texts.ts'
import type { RankingState } from './use-ranking.ts'

const NAME = 'ranking.csv'
const TYPE = 'text/csv'
/** Beyond it, the file is written to the disk while it arrives. */
const LARGE = 50_000
/** The mark by which spreadsheets read it as UTF-8, and the names of its columns. */
const CSV_HEAD = `\ufeff${csvLine(['Rank', 'Pseudo', 'Points', 'Did', 'Name'])}`

/** Saves a ranking as `ranking.csv`, part by part. Toasts how it ended. */
export function useExportRanking() {
  const caller = useCaller()
  const say = useTexts(rankingTab)
  const sentence = useProblemText()
  const [working, setWorking] = useState(false)
  const run = async (narrowing: RankingState['narrowing'], total: number) => {
    const file = await openFile(NAME, TYPE, total > LARGE)
    if (!file) return
    setWorking(true)
    try {
      let [count, after] = [0, '']
      await file.write(CSV_HEAD)
      do {
        const { ranking, next } = await call(caller, exportRanking, { ...narrowing, after })
        await file.write(ranking.map(lineOf).join(''))
        count += ranking.length
        after = next
      } while (after !== '')
      await file.close()
      toastSuccess(say.exported({ count }))
    } catch (thrown) {
      await file.abort().catch(() => undefined)
      const isProof = thrown instanceof CallProblem && thrown.key === 'proofMissing'
      toastError(isProof ? sentence(thrown.key) : say.notExported())
    } finally {
      setWorking(false)
    }
  }
  return { run, working }
}

function lineOf({ rank, pseudo, points, did, name }: Output<typeof exportRanking>['ranking'][number]): string {
  return csvLine([rank, pseudo, points, did, name])
}
