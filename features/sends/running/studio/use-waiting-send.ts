import { useRef } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { listRunningSends, readSend } from '../contract.ts'
import { isOver, type Running } from './state-of-send.ts'
import { useSecondsTo } from './use-seconds-to.ts'

type Waiting = { seconds: number; isUndone: boolean; over: Output<typeof readSend> | undefined }

/** `sendId` is '' where a signature came first: the newest waiting send of the template is then taken for it. */
type Made = { sendId: string; templateId: string }

/**
 * What became of a send that was just made, undefined for none yet: `seconds` until it starts, 0 once it has, whether it was
 * undone before, and the send itself once it is over.
 */
export function useWaitingSend(made: Made | undefined): Waiting {
  const isMade = made !== undefined
  const { data } = useQueryCall(listRunningSends, {}, { quiet: true, enabled: isMade })
  const isIt = ({ id, templateId, undoUntil }: Running) =>
    undoUntil !== '' && (made?.sendId ? id === made.sendId : templateId === made?.templateId)
  const waiting = isMade ? data?.sends.find(isIt) : undefined
  const seen = useRef('')
  if (waiting) seen.current = waiting.id
  const sendId = seen.current
  const isGone = isMade && sendId !== '' && !data?.sends.some(({ id }) => id === sendId)
  const { data: ended } = useQueryCall(readSend, { sendId }, { quiet: true, enabled: isGone })
  const isUndone = isGone && ended?.status === 'undone'
  return {
    seconds: useSecondsTo(waiting?.undoUntil ?? ''),
    isUndone,
    over: isGone && ended && !isUndone && isOver(ended) ? ended : undefined,
  }
}
