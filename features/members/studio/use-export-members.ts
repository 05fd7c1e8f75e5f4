import { useState } from 'react'
import { call } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { exportMembers, type MemberRow } from '../contract.ts'
import { membersPage } from '../page-texts.ts'
import { openFile } from './file-writer.ts'
import { CSV_HEAD, csvOf } from './members-csv.ts'
import type { Narrowing } from './use-member-list.ts'
import { writeMembers } from './write-members.ts'

const NAME = 'members.csv'
const TYPE = 'text/csv'
/** Beyond it, the file is written to the disk while it arrives. */
const LARGE = 50_000

/** Saves members as `members.csv`: all that match, part by part, or some rows. Toasts how it ended. */
export function useExportMembers() {
  const caller = useCaller()
  const page = useTexts(membersPage)
  const sentence = useProblemText()
  const [working, setWorking] = useState(false)
  const all = async (narrowing: Narrowing, total: number) => {
    const file = await openFile(NAME, TYPE, total > LARGE)
    if (!file) return
    setWorking(true)
    try {
      const count = await writeMembers(file, (after) => call(caller, exportMembers, { ...narrowing, after }))
      toastSuccess(page.exported({ count }))
    } catch (thrown) {
      await file.abort().catch(() => undefined)
      const isProof = thrown instanceof CallProblem && thrown.key === 'proofMissing'
      toastError(isProof ? sentence(thrown.key) : page.notExported())
    } finally {
      setWorking(false)
    }
  }
  const some = async (rows: MemberRow[]) => {
    const file = await openFile(NAME, TYPE, false)
    await file?.write(`${CSV_HEAD}${csvOf(rows)}`)
    await file?.close()
    toastSuccess(page.exported({ count: rows.length }))
  }
  return { all, some, working }
}
