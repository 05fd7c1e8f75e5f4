import { Problem } from '../base/problem.ts'

export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A gate before work that costs much: so many at once in this process, so many waiting in their order; whoever comes then
 * gets `tooManyRequests`, and a server under load still answers everybody else.
 */
export function openTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
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
      // The turn is handed on, so that nobody comes in between.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
