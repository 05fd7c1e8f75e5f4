import type { SystemContext } from '#platform/context.ts'
import { isAnyWaiting } from './queries.ts'
import { sequenceEntries } from './sequence-entries.ts'

/** The longest that an entry waits for its batch to start. */
const BATCH_MS = 1000

/**
 * Sequences waiting entries, now and then every second, until the returned function is called. Several processes can
 * run it: the lock lets one of them append at a time. Signs the first checkpoint of a new log.
 */
export async function runSequencer(ctx: SystemContext): Promise<() => void> {
  let isStopped = false
  let isRunning = false
  const turn = async (isDue: () => Promise<boolean>) => {
    if (isRunning) return
    isRunning = true
    try {
      if (await isDue()) await sequenceEntries(ctx)
    } catch (error) {
      if (!isStopped) ctx.log.error({ err: error }, 'sequencing failed, it will be tried again')
    }
    isRunning = false
  }
  await turn(async () => true)
  const timer = setInterval(() => void turn(() => isAnyWaiting(ctx)), BATCH_MS)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
