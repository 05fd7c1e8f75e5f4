import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { getKeptFile } from '../contract.ts'
import { bytesOf } from './bytes-of.ts'
import type { KeptPage } from './use-kept-page.ts'

/** Saves a badge's file as it was received; of a badge that this device sealed, without the server. */
export function useSaveFile({ row, opened }: KeptPage) {
  const sentence = useProblemText()
  const isOnline = useIsOnline()
  const { run, working } = useCall(getKeptFile)
  const { badge } = opened
  const save = async () => {
    if (badge) return download(badge)
    const { output, problem } = await run({ keptId: row.keptId })
    if (output && !output.isSealed) download(output)
    if (problem?.status && problem.status < 500) toastError(sentence(problem.key))
  }
  return { save: () => void save(), working, isPossible: badge !== undefined || (row.sealedBy === '' && isOnline) }
}

function download({ name, type, content }: { name: string; type: string; content: string }): void {
  saveFile(new Blob([bytesOf(content)], { type }), name)
}
