import type { PgBoss } from 'pg-boss'

type Clock = NonNullable<Exclude<ConstructorParameters<typeof PgBoss>[0], string>['clock']>

/** No wait of the job queue is longer than a day. Node runs a timer of more than 24.8 days at once, and again, and again. */
export const LONGEST_MS = 24 * 60 * 60 * 1000

/**
 * The system's time for the job queue, whose waits after a clock was set back would be as long as the step: each ends after a
 * day at the latest, and the queue looks again.
 */
export const queueClock: Clock = {
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, Math.min(ms, LONGEST_MS)),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, Math.min(ms, LONGEST_MS)),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}
