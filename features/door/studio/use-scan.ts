import { useEffect, useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { checkIn } from '../contract.ts'

export type Answered = Output<typeof checkIn>
/** `failed`: the call failed or took too long. */
export type Shown = Answered | { answer: 'failed' }
/** `n` distinguishes two results with the same words; `isPast`: its code is out of the camera's sight. */
export type Scan = { n: number; shown?: Shown; isPast: boolean }

/** How long a code must be out of sight before it is checked again and its result disappears. */
const AGAIN_MS = 4000
/** After this long, a check counts as failed. */
const PATIENCE_MS = 8000
/** How long the result of a ticket without a code is shown: there is no code whose leaving would end it. */
const BY_HAND_MS = 10_000
/** How long to wait before a failed check of a visible code is retried. */
const RETRY_MS = 2000

type Last = { code: string; seenAt: number; answer?: Shown['answer']; answeredAt: number }

/**
 * Checks each ticket held up, once. `scan.shown` is empty during a check, so that no result is mistaken for that of the
 * next ticket. A result that arrives late is still shown, unless another ticket came.
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
  /** Checks a code that was typed: each time, unlike one that stays in front of the camera. */
  const onTyped = (code: string) => {
    last.current = { code: '', seenAt: 0, answeredAt: 0 }
    return onCode(code)
  }
  /** Shows the result of a ticket that was admitted without a code. */
  const showByHand = (shown: Answered) => {
    clearTimeout(away.current)
    last.current = { code: '', seenAt: 0, answeredAt: 0 }
    const n = ++count.current
    setScan({ n, shown, isPast: false })
    away.current = setTimeout(() => setScan((scan) => (scan?.n === n ? { ...scan, isPast: true } : scan)), BY_HAND_MS)
  }
  /** Removes the result, which no longer holds. */
  const clear = () => {
    clearTimeout(away.current)
    setScan(undefined)
  }
  return { scan, onCode, onTyped, showByHand, clear }
}

/**
 * Whether to show a result: that of the last try always, that of an earlier one only if it admitted the same ticket. The
 * later try then gets `used`, which must not be shown. `shown` is the result already shown for the last try.
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
 * Whether a code needs no check at a moment (milliseconds): its ticket was in sight until now, and its next code or try
 * would have the same result.
 */
export function isAnswered(code: string, { code: before, seenAt, answer, answeredAt }: Last, now: number): boolean {
  if (now - seenAt >= AGAIN_MS || ticketOf(code) !== ticketOf(before)) return false
  if (answer === 'failed') return now - answeredAt < RETRY_MS
  return code === before || (answer !== 'expiredCode' && answer !== 'earlyCode')
}

/** A ticket's code changes while it is held up; this part of it does not. */
function ticketOf(code: string): string {
  return code.split('.').slice(0, 2).join('.')
}
