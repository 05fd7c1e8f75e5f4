import type { Output } from '#base/endpoint.ts'
import { listSessions } from '#features/claims/contract.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { type Texts, useTexts } from '#ui/words/language.tsx'
import { useRefusalText } from '../../studio/use-refusal-text.ts'
import { useSigning } from '../../studio/use-signing.ts'
import { listRunningSends, readSend, retrySend } from '../contract.ts'
import { panelWords } from '../texts.ts'
import { useReceipts } from './use-receipts.ts'

const MADE_STALE = [listRunningSends, listSessions, readSend]

/**
 * A send by its id: its result in words, and whether it has receipts or failed rows. `save` downloads the receipts;
 * `again` retries failed rows and then calls `done`, after a signature where `signing` waits for one.
 */
export function useMadeSend(sendId: string) {
  const panelTexts = useTexts(panelWords)
  const sentence = useProblemText()
  const refusalText = useRefusalText()
  const receipts = useReceipts()
  const retry = useCall(retrySend, { invalidates: MADE_STALE })
  const signing = useSigning(MADE_STALE, (key) => toastError(sentence(key)))
  const { data: send } = useQueryCall(readSend, { sendId }, { quiet: true, enabled: sendId !== '' })
  if (!send) return undefined
  return {
    send,
    says: outcomeOf(send, panelTexts, send.card.category === 'ticket'),
    failed: failedRows(send),
    save: async () => {
      if (!(await receipts.run(sendId, `${send.title}.csv`))) toastError(panelTexts.noReceipts())
    },
    isSaving: receipts.working,
    signing: signing.operation,
    again: async (done?: () => void) => {
      const { output, problem } = await retry.run({ sendId })
      if (output) signing.waitFor(output.callbackId, () => done?.())
      else if (!isServerTrouble(problem)) toastError(refusalText(problem))
    },
    isRetrying: retry.working,
  }
}

type Send = Output<typeof readSend>

/** The result of a finished send, in words. */
export function outcomeOf(
  send: Pick<Send, 'status' | 'mailed' | 'delayed' | 'bounced' | 'refused' | 'duplicates'>,
  panelTexts: Texts<typeof panelWords>,
  isTicket = false,
): string {
  const refused = send.refused - send.duplicates
  const parts = [
    (isTicket ? panelTexts.ticketsDone : panelTexts.done)({ count: send.mailed }),
    ...(send.delayed > 0 ? [panelTexts.delayed({ count: send.delayed })] : []),
    ...(send.bounced > 0 ? [panelTexts.bounced({ count: send.bounced })] : []),
    ...(send.duplicates > 0 ? [panelTexts.duplicates({ count: send.duplicates })] : []),
    ...(refused > 0 ? [panelTexts.refused({ count: refused })] : []),
  ]
  return `${send.status === 'stopped' ? `${panelTexts.stopped()} ` : ''}${parts.join(', ')}`
}

/** How many rows can be sent again: none of a stopped or unfinished send. */
export function failedRows({ status, failed }: Pick<Send, 'status' | 'failed'>): number {
  return status === 'sent' ? failed : 0
}
