import type { Output } from '#base/endpoint.ts'
import type { Texts } from '#ui/words/language.tsx'
import type { panelWords } from '../panel-texts.ts'
import type { listRunningSends } from '../running-contract.ts'

/** A send in progress, as the panel shows it. */
export type Running = Output<typeof listRunningSends>['sends'][number]

type Pace = {
  /** Whole seconds until its mails go; 0 once they go. */
  left: number
  /** Mails a second; 0 until that is known. */
  rate: number
}

/** What a send in progress does now, in words: the time that it still takes is said once its pace is known. */
export function stateOfSend(
  { isPaused, status, waiting }: Pick<Running, 'isPaused' | 'status' | 'waiting'>,
  { left, rate }: Pace,
  panelTexts: Texts<typeof panelWords>,
): string {
  if (isPaused) return panelTexts.paused()
  if (left > 0) return panelTexts.goesIn({ count: left })
  if (status === 'reading') return panelTexts.reading()
  const seconds = Math.ceil(waiting / rate)
  if (!Number.isFinite(seconds)) return panelTexts.sending()
  return seconds < 90 ? panelTexts.left({ count: seconds }) : panelTexts.minutes({ count: Math.round(seconds / 60) })
}
