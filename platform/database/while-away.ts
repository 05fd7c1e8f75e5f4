import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { isDatabaseAway } from './database-errors.ts'

const PAUSE_MS = 250

/**
 * Repeats work while the database is away, for at most `patienceMs` or until the process stops: for what has already happened
 * elsewhere and only has to be recorded. The work must be idempotent.
 */
export async function whileAway(
  { stopping }: Pick<Context, 'stopping'>,
  patienceMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || stopping.aborted || performance.now() > end) throw error
      await wait(PAUSE_MS)
    }
  }
}
