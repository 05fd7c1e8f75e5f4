import { useRef } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { listRunningSends, readSend } from '../running-contract.ts'
import { useSecondsTo } from './use-seconds-to.ts'

type Waiting = { sendId: string; seconds: number; isUndone: boolean }

/**
 * What became of the send of a template that was just made: its id once known, `seconds` until it starts, 0 once it has,
 * and whether it was undone before. Only reads while `isMade`.
 */
export function useWaitingSend(templateId: string, isMade = true): Waiting {
  const { data } = useQueryCall(listRunningSends, {}, { quiet: true, enabled: isMade })
  const waiting = data?.sends.find((send) => send.templateId === templateId && send.undoUntil !== '')
  const seen = useRef('')
  if (waiting) seen.current = waiting.id
  const sendId = seen.current
  const isGone = isMade && sendId !== '' && !data?.sends.some(({ id }) => id === sendId)
  const { data: ended } = useQueryCall(readSend, { sendId }, { quiet: true, enabled: isGone })
  const seconds = useSecondsTo(isMade && waiting ? waiting.undoUntil : '')
  return { sendId, seconds, isUndone: isGone && ended?.status === 'undone' }
}
