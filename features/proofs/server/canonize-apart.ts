import { Piscina } from 'piscina'
import { type Canonize, NotCanonized } from '#credentials/canonizing/canonize.ts'
import { ownContexts } from '#credentials/contexts/own-contexts.ts'
import { openSemaphore } from '#platform/process/semaphore.ts'

/** Time limit in milliseconds; an ordinary badge takes about 10 ms. */
const TIME_MS = 5000
/** Time limit for loading a thread's code, which takes longest on a machine that is busy already. */
const START_MS = 30_000
const THREADS_MAX = 2
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** A thread ends after being idle for this many milliseconds. */
const IDLE_MS = 60_000

/** One document per thread: its time limit starts when a thread takes it, not when it is queued. */
const semaphore = openSemaphore({ atOnce: THREADS_MAX, waiting: 500 })
let threads: Piscina | undefined

/**
 * Canonizes an untrusted document as `canonizeWhole` does, in a thread with limits of memory and time that is terminated
 * when it exceeds them. Contexts come from those that are trusted, not from the loader. Throws for a document that cannot be
 * canonized, and `NotCanonized` where the limits or the thread were the cause.
 */
export const canonizeApart: Canonize = (document, _, digest = 'sha256') =>
  semaphore(async () => {
    threads ??= openThreads()
    // First, so that the document's time does not pay for the thread's start.
    await run<void>(threads, 'start', undefined, START_MS)
    const task = { document, digest, contexts: ownContexts() }
    const bytes = await run<Uint8Array | undefined>(threads, 'canonize', task, TIME_MS)
    if (!bytes) throw new Error('The document cannot be canonized')
    return Buffer.from(bytes)
  })

async function run<T>(opened: Piscina, name: string, task: object | undefined, time: number): Promise<T> {
  try {
    return await opened.run(task, { name, signal: AbortSignal.timeout(time) })
  } catch (error) {
    throw new NotCanonized('The thread did not answer', { cause: error })
  }
}

function openThreads(): Piscina {
  const opened = new Piscina({
    filename: new URL('./canonize-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS_MAX,
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
  })
  // An idle thread may fail too; the next document starts another. Without a listener the error would end the server.
  opened.on('error', () => undefined)
  return opened
}
