import { useCallback, useEffect, useState } from 'react'
import type { Caller } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { isSessionEnding, keepStream } from '#ui/calls/session-streams.ts'
import { useCountdown } from '#ui/fields/use-countdown.ts'
import { REQUEST_MINUTES } from '../rules.ts'
import type { Asked, Asking, Progress } from './asking.ts'

export type Request = {
  /** Undefined while it is being made. */
  asked?: Asked
  progress: Progress
  /** A refusal, or why no code could be made. */
  problem?: CallProblem
  /** The connection broke; it is tried again. */
  isLost: boolean
}

const COMING: Request = { progress: { state: 'waiting' }, isLost: false }

/**
 * A request for a badge, followed until its answer. A new one is made by `next()`, and when one ended without an answer
 * as soon as the page is visible; the one before is closed, as is the last one with the page. `left` are its seconds.
 * Another `asking` makes a new one too, but not while an answer is shown, which stays until `next()`.
 */
export function useRequest(asking: Asking): Request & { left: number; next: () => void } {
  const caller = useCaller()
  const [turn, setTurn] = useState(0)
  const [request, setRequest] = useState(COMING)
  const [current, setCurrent] = useState(asking)
  const { left, start } = useCountdown()
  const isDone = isAnswered(request)
  if (!isDone && current !== asking) setCurrent(asking)
  const next = useCallback(() => {
    setRequest(COMING)
    setTurn((turn) => turn + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn makes a request, and `start` changes at each rendering.
  useEffect(() => {
    setRequest(COMING)
    return holdRequest(caller, current, {
      onAsked: (asked) => {
        setRequest({ ...COMING, asked })
        // Not until `expiresAt`: the clock of this device may be wrong.
        start(REQUEST_MINUTES * 60)
      },
      onChange: (change) => setRequest((request) => ({ ...request, ...change })),
    })
  }, [caller, current, turn])
  const { asked, progress, problem } = request
  const isOpen = progress.state === 'waiting' || progress.state === 'opened'
  const isOver = asked !== undefined && !problem && (progress.state === 'ended' || (isOpen && left === 0))
  useEffect(() => (isOver ? whenVisible(next) : undefined), [isOver, next])
  useEffect(() => {
    // Closed when the page was left, and shown again from the browser's memory.
    const back = (event: PageTransitionEvent) => event.persisted && next()
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [next])
  return { ...request, left, next }
}

/** Whether a person showed a badge or declined. */
export function isAnswered({ progress }: Pick<Request, 'progress'>): boolean {
  return progress.state === 'declined' || (progress.state === 'answered' && progress.shown !== undefined)
}

type Holding = { onAsked: (asked: Asked) => void; onChange: (change: Partial<Request>) => void }

/** Makes a request and follows it; returns a function that closes it, which leaving the page does too. */
function holdRequest(caller: Caller, asking: Asking, { onAsked, onChange }: Holding): () => void {
  let isOver = false
  let presentation = ''
  let stopFollowing = () => {}
  const close = () => {
    stopFollowing()
    if (presentation && !isSessionEnding()) void asking.close(lastCaller(caller), presentation).catch(() => undefined)
    presentation = ''
  }
  let isSettled = false
  const follow = async (signal: AbortSignal) => {
    // The stream is opened again when a hidden page is seen again: there is nothing more to hear.
    if (isSettled) return
    const problem = await asking.follow(caller, presentation, signal, {
      onEvent: (progress) => {
        onChange({ progress, isLost: false })
        isSettled = progress.state === 'ended' || progress.state === 'declined'
        return isSettled
      },
      onLost: () => onChange({ isLost: true }),
    })
    if (!problem) return
    isSettled = true
    // Refused: it cannot be closed either.
    presentation = ''
    onChange({ problem })
  }
  const ask = async () => {
    const asked = await asking.ask(caller)
    presentation = asked.presentation
    if (isOver) return close()
    onAsked(asked)
    stopFollowing = keepStream((signal) => void follow(signal))
  }
  ask().catch((thrown: unknown) => {
    if (!isOver) onChange({ problem: thrown instanceof CallProblem ? thrown : new CallProblem('serverError', 0, 500) })
  })
  addEventListener('pagehide', close)
  return () => {
    isOver = true
    removeEventListener('pagehide', close)
    close()
  }
}

/** A caller whose request outlives the page, and whose refusal leads nowhere. */
function lastCaller({ origin, token, headers }: Caller): Caller {
  return { origin, token, headers, fetch: (url, init) => fetch(url, { ...init, keepalive: true }) }
}

/** Runs once the page is visible; a hidden one would make codes for nobody. */
function whenVisible(run: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') run()
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
