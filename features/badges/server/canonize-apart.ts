import { Piscina } from 'piscina'
import { type Canonize, NotCanonized } from '#credentials/canonize.ts'
import { openTurns } from '#platform/turns.ts'

/** A badge takes some 10 ms; a document that takes longer than this many milliseconds is not one. */
const TIME_MS = 5000
const THREADS_MAX = 2
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** A thread that nobody has asked for this many milliseconds ends. */
const IDLE_MS = 60_000

/** One document a thread: its time begins when a thread takes it, however long others took before. */
const turns = openTurns({ atOnce: THREADS_MAX, waiting: 500 })
let threads: Piscina | undefined

/**
 * Canonizes a document that we did not write as `canonizeWhole` does, in a thread with bounds of memory and time that is
 * thrown away when it passes them. Contexts come from the bundle, not from the loader. Throws for what cannot be canonized,
 * and `NotCanonized` where that is not the document's own fault or was too much.
 */
export const canonizeApart: Canonize = (document) =>
  turns(async () => {
    threads ??= openThreads()
    const options = { name: 'canonize', signal: AbortSignal.timeout(TIME_MS) }
    const bytes: Uint8Array | undefined = await threads.run(document, options).catch((error: unknown) => {
      throw new NotCanonized('The thread did not answer', { cause: error })
    })
    if (!bytes) throw new Error('The document cannot be canonized')
    return Buffer.from(bytes)
  })

function openThreads(): Piscina {
  const opened = new Piscina({
    filename: new URL('./canonize-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS_MAX,
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
  })
  // A thread that fails while nobody waits for it; the next document starts another. Unheard it would end the server.
  opened.on('error', () => undefined)
  return opened
}
