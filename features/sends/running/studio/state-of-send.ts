import type { Output } from '#base/endpoint.ts'
import type { Texts } from '#ui/words/language.tsx'
import type { listRunningSends } from '../contract.ts'
import type { panelWords } from '../texts.ts'

/** A send in progress, as the panel shows it. */
export type Running = Output<typeof listRunningSends>['sends'][number]

/** Whether nothing of a send happens now: what is left of it waits for a retry. */
export function isOver({ status, waiting, delayed }: Pick<Running, 'status' | 'waiting' | 'delayed'>): boolean {
  return status !== 'reading' && waiting <= delayed
}

/** Whether all of a send that is over was sent, so that nothing of it is left to do or to read. */
export function isWhollySent(
  send: Pick<Running, 'status' | 'waiting' | 'delayed' | 'bounced' | 'refused' | 'failed'>,
): boolean {
  const { status, delayed, bounced, refused, failed } = send
  return status === 'sent' && isOver(send) && delayed + bounced + refused + failed === 0
}

type Pace = {
  /** Whole seconds until its e-mails are sent; 0 once sending has started. */
  left: number
  /** E-mails per second; 0 until that is known. */
  rate: number
}

/** The state of a send in progress, in words, with the remaining time once its rate is known. */
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
