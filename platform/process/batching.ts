import { isDatabaseAway } from '../database/database-errors.ts'

type Waiting<I, A> = { item: I; resolve: (answer: A | undefined) => void; reject: (error: unknown) => void }
type Queue<I, A> = { waiting: Waiting<I, A>[]; running: number; late: number }

/** Batches of one key at the same time: a part of the database's connections. */
const BESIDE_MAX = 4

/**
 * Batches concurrent calls: those that arrive while work on their `key` runs share the next batch, `most` at once; a
 * single call starts immediately. `work` returns results in the order of its items, undefined for an item without one.
 * If it throws, its halves are tried, and theirs, and only the failing items are rejected, unless the database is away. Where a
 * batch takes longer than `patienceMs`, such as behind another process's lock, the next one starts beside it.
 */
export function batching<I, A>(
  work: (items: [I, ...I[]]) => Promise<(A | undefined)[]>,
  most: number,
  patienceMs?: number,
): (key: string, item: I) => Promise<A | undefined> {
  const queues = new Map<string, Queue<I, A>>()
  const answer = async (batch: Waiting<I, A>[]): Promise<boolean> => {
    const [first, ...others] = batch
    if (!first) return true
    try {
      const answers = await work([first.item, ...others.map(({ item }) => item)])
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at])
      return true
    } catch (error) {
      // Each half would wait for a connection again, one after the other.
      const isOver = others.length === 0 || isDatabaseAway(error)
      if (isOver) for (const { reject } of batch) reject(error)
      return isOver
    }
  }
  const run = async (batch: Waiting<I, A>[]): Promise<void> => {
    if (await answer(batch)) return
    // One of them may be the cause: halves find it with few repetitions, and it does not fail the others.
    const half = Math.ceil(batch.length / 2)
    await run(batch.slice(0, half))
    await run(batch.slice(half))
  }
  const drain = async (key: string, queue: Queue<I, A>): Promise<void> => {
    queue.running += 1
    while (queue.waiting.length > 0) {
      const onTime = watch(key, queue)
      await run(queue.waiting.splice(0, most))
      onTime()
    }
    // In the same step that found the queue empty: a later call would otherwise wait in a queue that nobody empties.
    queue.running -= 1
    if (queue.running === 0) queues.delete(key)
  }
  const start = (key: string, queue: Queue<I, A>): void => {
    const isFree = queue.running === queue.late && queue.running < BESIDE_MAX
    if (isFree && queue.waiting.length > 0) void drain(key, queue)
  }
  /** Counts a batch as late once it is; returns how to end that. */
  const watch = (key: string, queue: Queue<I, A>): (() => void) => {
    if (patienceMs === undefined) return () => undefined
    let late = 0
    const timer = setTimeout(() => {
      late = 1
      queue.late += 1
      start(key, queue)
    }, patienceMs).unref()
    return () => {
      clearTimeout(timer)
      queue.late -= late
    }
  }
  return (key, item) => {
    const queue = queues.get(key) ?? { waiting: [], running: 0, late: 0 }
    queues.set(key, queue)
    return new Promise((resolve, reject) => {
      queue.waiting.push({ item, resolve, reject })
      start(key, queue)
    })
  }
}
