import { Problem } from '../../base/problem.ts'

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A semaphore for expensive work in this process: a limited number at once, a limited number waiting in order; further
 * calls get `tooManyRequests`, so that a server under load still serves everything else.
 */
export function openSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Problem('tooManyRequests')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      // The slot is passed on directly, so that nobody cuts in.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
