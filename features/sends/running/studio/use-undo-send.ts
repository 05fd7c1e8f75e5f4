import { listSessions } from '#features/claims/contract.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listRunningSends, undoSend } from '../contract.ts'
import { panelWords } from '../texts.ts'

/** Undoes a send whose e-mails still wait, and says so. */
export function useUndoSend(): (sendId: string) => Promise<void> {
  const panelTexts = useTexts(panelWords)
  const undo = useCall(undoSend, { invalidates: [listRunningSends, listSessions] })
  return async (sendId) => {
    const { problem } = await undo.run({ sendId })
    if (!problem) toastSuccess(panelTexts.undone())
  }
}
