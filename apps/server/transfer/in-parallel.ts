/** A few at a time: most of the time is spent waiting for a store. */
const AT_ONCE = 16

/**
 * Does some work with each item as it comes, sixteen at a time. Throws the first failure once nothing is under way any more,
 * so that what the caller then takes back is not written after it.
 */
export async function inParallel<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  try {
    for await (const item of items) {
      const one = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(one))
      running.add(one)
      if (running.size >= AT_ONCE) await Promise.race(running)
      if (failures.length > 0) break
    }
  } finally {
    await Promise.all(running)
  }
  if (failures.length > 0) throw failures[0]
}
