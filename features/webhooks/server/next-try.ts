import type { DeliveryState } from '../rules.ts'
import { JITTER, WAITS } from '../rules.ts'
import { type Attempt, isDelivered } from './attempt.ts'

/** The longest wait that an endpoint may ask for, in seconds. */
const RETRY_AFTER_MAX = 24 * 60 * 60
const BUSY = [429, 503]

type Before = { tries: number; isReplay: boolean; resumeAt: Date | null }
type After = { state: DeliveryState; tries: number; nextAt: Date | null }

/**
 * What follows an attempt: nothing after a success; after the failure of a replay what was due before it; otherwise the
 * next attempt by `WAITS`, later where a busy endpoint asks for it. `chance`: from 0 to 1, spreads the attempts.
 */
export function nextTry({ tries, isReplay, resumeAt }: Before, made: Attempt, chance = Math.random()): After {
  if (isDelivered(made)) return { state: 'delivered', tries: isReplay ? tries : tries + 1, nextAt: null }
  if (isReplay) return { state: resumeAt ? 'waiting' : 'failed', tries, nextAt: resumeAt }
  const wait = WAITS[tries + 1]
  if (wait === undefined) return { state: 'failed', tries: tries + 1, nextAt: null }
  const spread = wait * (1 + JITTER * (2 * chance - 1))
  const asked = BUSY.includes(made.status) ? Math.min(made.retryAfterS ?? 0, RETRY_AFTER_MAX) : 0
  const nextAt = new Date(made.at.getTime() + made.ms + Math.max(spread, asked) * 1000)
  return { state: 'waiting', tries: tries + 1, nextAt }
}
