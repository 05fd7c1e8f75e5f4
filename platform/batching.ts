type Waiting<I, A> = { item: I; resolve: (answer: A | undefined) => void; reject: (error: unknown) => void }
type Queue<I, A> = { waiting: Waiting<I, A>[]; isRunning: boolean }

/**
 * Does the same work for those who ask at the same time: whoever comes while the last work on a `key` runs goes into the next
 * together, `most` at once; alone one waits for nobody. `work` answers in the order of its items, undefined for one that gets
 * nothing. Where it throws, each item is tried alone and only those that fail are told.
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
      // One of them may be the cause: each alone, so that it takes none of the others with it.
      for (const single of batch) await answer([single], single.reject)
    }
    // In the step that found it empty: whoever came a moment later would wait in a queue that nobody empties.
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
