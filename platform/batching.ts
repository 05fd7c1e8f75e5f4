type Waiting<I, A> = { item: I; resolve: (answer: A | undefined) => void; reject: (error: unknown) => void }
type Queue<I, A> = { waiting: Waiting<I, A>[]; isRunning: boolean }

/**
 * Batches concurrent calls: those that arrive while work on their `key` runs share the next batch, `most` at once; a
 * single call starts immediately. `work` returns results in the order of its items, undefined for an item without one.
 * If it throws, each item is tried alone and only the failing ones are rejected.
 */
export function batching<I, A>(
  work: (items: [I, ...I[]]) => Promise<(A | undefined)[]>,
  most: number,
): (key: string, item: I) => Promise<A | undefined> {
  const queues = new Map<string, Queue<I, A>>()
  const answer = async (batch: Waiting<I, A>[], onError?: (error: unknown) => void): Promise<boolean> => {
    const [first, ...others] = batch
    if (!first) return true
    try {
      const answers = await work([first.item, ...others.map(({ item }) => item)])
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at])
      return true
    } catch (error) {
      onError?.(error)
      return false
    }
  }
  const drain = async (key: string, queue: Queue<I, A>): Promise<void> => {
    while (queue.waiting.length > 0) {
      const batch = queue.waiting.splice(0, most)
      if (await answer(batch)) continue
      // One of them may be the cause: each is tried alone, so that it does not fail the others.
      for (const single of batch) await answer([single], single.reject)
    }
    // In the same step that found the queue empty: a later call would otherwise wait in a queue that nobody empties.
    queues.delete(key)
  }
  return (key, item) => {
    const queue = queues.get(key) ?? { waiting: [], isRunning: false }
    queues.set(key, queue)
    return new Promise((resolve, reject) => {
      queue.waiting.push({ item, resolve, reject })
      if (queue.isRunning) return
      queue.isRunning = true
      void drain(key, queue)
    })
  }
}
