import type { Context } from '#platform/context.ts'
import { type Accepted, type Asking, acceptClaims, type Link } from './accept-claims.ts'

/** Askers of one transaction: enough to share its commit, few enough that nobody waits long for it. */
const BATCH_MAX = 128

type Waiting = {
  ctx: Context
  asking: Asking
  resolve: (answer: Accepted | undefined) => void
  reject: (error: unknown) => void
}
type Queue = { waiting: Waiting[]; isRunning: boolean }

const queuesOf = new WeakMap<object, Map<string, Queue>>()

/**
 * Takes a place of an open link together with whoever else asks this process for one of the same link meanwhile: one
 * transaction, one take of n places, n badges. Alone it waits for nobody. Answers undefined for
 * whoever gets none.
 */
export function joinBatch(ctx: Context, link: Link, asking: Asking): Promise<Accepted | undefined> {
  const queues = queuesOf.get(ctx.config) ?? new Map<string, Queue>()
  queuesOf.set(ctx.config, queues)
  const key = `${link.claimId}.${link.n}`
  const queue = queues.get(key) ?? { waiting: [], isRunning: false }
  queues.set(key, queue)
  return new Promise((resolve, reject) => {
    queue.waiting.push({ ctx, asking, resolve, reject })
    if (queue.isRunning) return
    queue.isRunning = true
    void drain(link, queue, () => queues.delete(key))
  })
}

async function drain(link: Link, queue: Queue, forget: () => void): Promise<void> {
  while (queue.waiting.length > 0) {
    const batch = queue.waiting.splice(0, BATCH_MAX)
    if (await answer(link, batch)) continue
    // One of them may be the cause: each alone, so that it takes none of the others with it.
    for (const single of batch) await answer(link, [single], (error) => single.reject(error))
  }
  // In the step that found it empty: whoever came a moment later would wait in a queue that nobody empties.
  forget()
}

async function answer(link: Link, batch: Waiting[], onError?: (error: unknown) => void): Promise<boolean> {
  const [first] = batch
  if (!first) return true
  try {
    const answers = await acceptClaims(
      first.ctx,
      link,
      batch.map(({ asking }) => asking),
    )
    for (const [at, { resolve }] of batch.entries()) resolve(answers[at])
    return true
  } catch (error) {
    onError?.(error)
    return false
  }
}
