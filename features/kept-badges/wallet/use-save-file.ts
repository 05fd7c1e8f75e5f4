import { useSaveAnswer } from '#features/badges/files/wallet/use-save-answer.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { getKeptFile } from '../contract.ts'
import type { KeptPage } from './use-kept-page.ts'

/** Saves a badge's file as it was received; of a badge that this device sealed, without the server. */
export function useSaveFile({ row, opened: { badge } }: KeptPage) {
  const saveAnswer = useSaveAnswer()
  const isOnline = useIsOnline()
  const { run, working } = useCall(getKeptFile)
  const save = async () => {
    const answer = badge ? { output: badge } : await run({ keptId: row.keptId })
    // Another device may have sealed it since: then its name is ''.
    if (answer.output?.name !== '') saveAnswer(answer)
  }
  return { save: () => void save(), working, isPossible: badge !== undefined || (row.sealedBy === '' && isOnline) }
}
