import { useEffect, useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { checkIn } from '../contract.ts'

export type Answered = Output<typeof checkIn>
/** `failed`: the call came to nothing. */
export type Shown = Answered | { answer: 'failed' }
/** `n` tells two answers with the same words apart; `isPast`: its code is gone from the camera. */
export type Scan = { n: number; shown?: Shown; isPast: boolean }

/** A code that stays in front of the camera is not asked for again, and its answer stays, until it was gone for so long. */
const AGAIN_MS = 4000
/** After this an answer is not waited for any more. */
const PATIENCE_MS = 8000
/** When a code that came to nothing is asked for again while it is held up. */
const RETRY_MS = 2000

type Last = { code: string; seenAt: number; answer?: Shown['answer']; answeredAt: number }

/**
 * Asks for each ticket that is held up, once; `scan.shown` is empty while an answer is waited for, so that none is taken for
 * that of the next ticket. An answer that comes after the patience has ended still shows, unless another ticket came.
 */
export function useScan(check: (code: string) => Promise<Answered | undefined>) {
  const [scan, setScan] = useState<Scan>()
  const last = useRef<Last>({ code: '', seenAt: 0, answeredAt: 0 })
  const count = useRef(0)
  const isAsking = useRef(false)
  const away = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(away.current), [])

  const keepInSight = () => {
    last.current.seenAt = Date.now()
    clearTimeout(away.current)
    away.current = setTimeout(() => setScan((scan) => scan && { ...scan, isPast: true }), AGAIN_MS)
  }
  const show = (n: number, code: string, shown: Shown) => {
    const isLast = n === count.current
    if (!isNews(shown.answer, { isLast, isSame: ticketOf(code) === ticketOf(last.current.code) }, last.current.answer))
      return
    last.current = { ...last.current, answer: shown.answer, answeredAt: Date.now() }
    setScan({ n: count.current, shown, isPast: false })
    navigator.vibrate?.(shown.answer === 'in' ? 80 : [120, 80, 120])
    keepInSight()
  }
  const ask = async (code: string) => {
    const n = ++count.current
    last.current = { code, seenAt: Date.now(), answeredAt: 0 }
    clearTimeout(away.current)
    setScan({ n, isPast: false })
    const answering = check(code).then((answered) => show(n, code, answered ?? { answer: 'failed' }))
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'))
    if ((await Promise.race([answering, late])) === 'late') show(n, code, { answer: 'failed' })
  }
  const onCode = async (code: string) => {
    if (isAsking.current) return
    if (isAnswered(code, last.current, Date.now())) return keepInSight()
    isAsking.current = true
    await ask(code).finally(() => {
      isAsking.current = false
    })
  }
  return { scan, onCode }
}

/**
 * Whether an answer is shown: that of the last try is, and of a try before it only that it let the same ticket in. Then the
 * try after it is told `used`, of which nobody shall hear. `shown` is what the last try shows already.
 */
export function isNews(
  answer: Shown['answer'],
  { isLast, isSame }: { isLast: boolean; isSame: boolean },
  shown: Shown['answer'] | undefined,
): boolean {
  if (shown === 'in') return false
  return isLast || (isSame && answer === 'in')
}

/**
 * Whether a code says nothing new at a moment (milliseconds): its ticket was in sight until now, and its next code or try would
 * be answered alike.
 */
export function isAnswered(code: string, { code: before, seenAt, answer, answeredAt }: Last, now: number): boolean {
  if (now - seenAt >= AGAIN_MS || ticketOf(code) !== ticketOf(before)) return false
  if (answer === 'failed') return now - answeredAt < RETRY_MS
  return code === before || (answer !== 'expiredCode' && answer !== 'earlyCode')
}

/** A ticket's code changes while it is held up: what names the ticket stays. */
function ticketOf(code: string): string {
  return code.split('.').slice(0, 2).join('.')
}
